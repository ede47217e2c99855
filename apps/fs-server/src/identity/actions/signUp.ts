import { randomBytes } from 'node:crypto';
import { findLanguage } from '../../mail/findLanguage.ts';
import { attemptRules } from '../attemptRules.ts';
import { CognitoError } from '../cognitoError.ts';
import { buildAlreadySignedUpMail } from '../noticeMails.ts';
import { requirePersonName } from '../personName.ts';
import { requireEmailAddress } from '../requireEmailAddress.ts';
import { requirePassword } from '../requirePassword.ts';
import { addSignUp } from '../signUps.ts';
import { findUserByEmail } from '../users.ts';
import { type ActionContext, defineAction, requireClient } from './action.ts';
import { ActionInput, AttributesInput, ClientIdInput, EmailInput, PasswordInput } from './inputs.ts';
import { countMail, toDeliveryDetails } from './limitAttempts.ts';
import { mailSignUpCode } from './mailSignUpCode.ts';
import { refusals } from './refusals.ts';

const input = ActionInput({
  ClientId: ClientIdInput,
  Username: EmailInput,
  Password: PasswordInput,
  UserAttributes: AttributesInput,
});

/**
 * Creates an account that is pending until the mailed code is entered. Reports an email that has an account; beyond a
 * limit per network, the response is the same as for a new email, and the owner gets a mail.
 */
export const signUp = defineAction(
  { caller: 'email', changes: 'nothing', mails: 'code', input },
  async ({ ClientId, Username, Password, UserAttributes }, context) => {
    requireClient(ClientId, context);
    const email = Username.toLowerCase();
    const given = new Map(UserAttributes.map(({ Name, Value }) => [Name, Value.trim()]));
    requireEmailAddress(email, context);
    const attribute = given.get('email');
    if (attribute !== undefined && attribute.toLowerCase() !== email) {
      throw new CognitoError('InvalidParameterException', 'Invalid email address format.');
    }
    await requirePassword(Password, email);
    const names = { givenName: requireName(given, 'given_name'), familyName: requireName(given, 'family_name') };
    if (!(await context.attempts.count(attemptRules.signUp, context.network))) throw refusals.tooOften();

    const known = await findUserByEmail(context.database, email);
    const isTaken = known !== undefined && known.status !== 'UNCONFIRMED';
    if (isTaken && (await context.attempts.count(attemptRules.revealAccount, context.network))) throw emailTaken();
    // Count before storing anything, so that nobody accumulates sign-ups for another user's address.
    await countMail(context, { email, deviceId: null });
    const pending = await addSignUp(context.database, { email, ...names, password: Password }, context.now());
    if (pending) mailSignUpCode(context, { userId: pending.userId, email });
    else mailOwner(context, email);
    return {
      UserConfirmed: false,
      UserSub: pending?.userId ?? context.fakeUserId(email),
      Session: pending?.session ?? randomBytes(32).toString('base64url'),
      CodeDeliveryDetails: toDeliveryDetails(email),
    };
  },
);

/** The owner's language, not that of a stranger who tries their address. */
function mailOwner(context: ActionContext, email: string): void {
  const { database, productName } = context;
  context.mailer.post(async () => {
    const language = (await findLanguage(database, { email })) ?? context.language;
    return buildAlreadySignedUpMail({ email, language, productName });
  });
}

const emailTaken = () => new CognitoError('UsernameExistsException', 'User already exists');

function requireName(attributes: ReadonlyMap<string, string>, name: string): string {
  const value = attributes.get(name);
  if (value === undefined) {
    throw new CognitoError(
      'InvalidParameterException',
      `Attributes did not conform to the schema: ${name}: The attribute is required`,
    );
  }
  requirePersonName(value);
  return value;
}
