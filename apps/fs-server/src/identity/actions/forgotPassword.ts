import { Type } from 'typebox';
import { attemptRules } from '../attemptRules.ts';
import { passwordMail } from '../codeMails.ts';
import { CognitoError } from '../cognitoError.ts';
import { findUserByEmail } from '../users.ts';
import { checkClient, defineAction } from './action.ts';
import { countMail, deliveryTo } from './codeLimits.ts';
import { EmailInput } from './inputs.ts';
import { refusals } from './refusals.ts';

const Input = Type.Object({ ClientId: Type.String(), Username: EmailInput });

/**
 * Mails a code for a new password. An unknown e-mail is named as such, because the reader shall learn that it was not
 * found (accounts §8); an address that asks for many is answered as if a mail had gone.
 */
export const forgotPassword = defineAction(Input, async (input, context) => {
  checkClient(input.ClientId, context);
  const email = input.Username.toLowerCase();
  await countMail(context, email);
  const mayName = await context.attempts.count(attemptRules.nameTold, context.address);
  const found = await findUserByEmail(context.database, email);
  const user = found && context.admits(email) ? found : undefined;
  if (user?.status === 'CONFIRMED') {
    const code = await context.codes.issue(user.id, 'password');
    context.postman.post(passwordMail({ email, code, publicUrl: context.publicUrl }));
  } else if (mayName) {
    if (!user) throw refusals.unknownUser();
    throw new CognitoError(
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  }
  return deliveryTo(email);
});
