import { randomBytes } from 'node:crypto';
import { attemptRules } from '../attemptRules.ts';
import { CognitoError } from '../cognitoError.ts';
import { alreadySignedUpMail } from '../noticeMails.ts';
import { requirePersonName } from '../personName.ts';
import { requireEmailAddress } from '../requireEmailAddress.ts';
import { requirePassword } from '../requirePassword.ts';
import { addSignUp } from '../signUps.ts';
import { findUserByEmail } from '../users.ts';
import { checkClient, defineAction } from './action.ts';
import { ActionInput, AttributesInput, ClientIdInput, EmailInput, PasswordInput } from './inputs.ts';
import { countMail, deliveryTo } from './limitAttempts.ts';
import { mailSignUpCode } from './mailSignUpCode.ts';
import { refusals } from './refusals.ts';

const input = ActionInput({
  ClientId: ClientIdInput,
  Username: EmailInput,
  Password: PasswordInput,
  UserAttributes: AttributesInput,
});

/**
 * Begins an account, which is the user's once they have typed the code that is mailed. An e-mail that has an account is
 * named as such; a network that asks for many is answered as if a code had gone, and the owner gets a mail.
 */
export const signUp = defineAction(
  { caller: 'email', changes: 'nothing', mails: 'code', input },
  async ({ ClientId, Username, Password, UserAttributes }, context) => {
    checkClient(ClientId, context);
    const email = Username.toLowerCase();
    const given = new Map(UserAttributes.map(({ Name, Value }) => [Name, Value.trim()]));
    requireEmailAddress(email, context);
    const attribute = given.get('email');
    if (attribute !== undefined && attribute.toLowerCase() !== email) {
      throw new CognitoError('InvalidParameterException', 'Invalid email address format.');
    }
    await requirePassword(Password, email);
    const names = { givenName: readName(given, 'given_name'), familyName: readName(given, 'family_name') };
    if (!(await context.attempts.count(attemptRules.signUp, context.network))) throw refusals.tooOften();

    const known = await findUserByEmail(context.database, email);
    const isTaken = known !== undefined && known.status !== 'UNCONFIRMED';
    if (isTaken && (await context.attempts.count(attemptRules.nameTold, context.network))) throw taken();
    // Counted before anything is kept: nobody piles up sign-ups for another's address.
    await countMail(context, { email, deviceId: null });
    const pending = await addSignUp(context.database, { email, ...names, password: Password }, context.now());
    if (pending) mailSignUpCode(context, { userId: pending.userId, email });
    else context.postman.post(alreadySignedUpMail(email));
    return {
      UserConfirmed: false,
      UserSub: pending?.userId ?? context.pretendedUserId(email),
      Session: pending?.session ?? randomBytes(32).toString('base64url'),
      CodeDeliveryDetails: deliveryTo(email),
    };
  },
);

const taken = () => new CognitoError('UsernameExistsException', 'User already exists');

function readName(attributes: ReadonlyMap<string, string>, name: string): string {
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
