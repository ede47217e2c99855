import { Type } from 'typebox';
import { signUpMail } from '../codeMails.ts';
import { readSignUps } from '../signUps.ts';
import { findUserByEmail } from '../users.ts';
import { checkClient, defineAction } from './action.ts';
import { countMail, deliveryTo } from './codeLimits.ts';
import { EmailInput } from './inputs.ts';

const Input = Type.Object({ ClientId: Type.String(), Username: EmailInput });

/** Mails another code. The answer is the same for an e-mail that is nobody's, or confirmed already; no mail goes then. */
export const resendConfirmationCode = defineAction(Input, async (input, context) => {
  checkClient(input.ClientId, context);
  const email = input.Username.toLowerCase();
  await countMail(context, email);
  const user = await findUserByEmail(context.database, email);
  if (user?.status === 'UNCONFIRMED') {
    const waiting = await readSignUps(context.database.kysely, user.id);
    const code = await context.codes.issue(user.id, 'sign-up');
    context.postman.post(signUpMail({ email, code, publicUrl: context.publicUrl, isContested: waiting.length > 1 }));
  }
  return deliveryTo(email);
});
