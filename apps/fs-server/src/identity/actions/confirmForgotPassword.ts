import { limits } from '@fs/api-contract';
import { Type } from 'typebox';
import { changeCredential } from '../changeCredential.ts';
import { hashPassword } from '../password.ts';
import { forgetSignUps } from '../signUps.ts';
import { findUserByEmail } from '../users.ts';
import { checkClient, defineAction } from './action.ts';
import { countCode } from './codeLimits.ts';
import { CodeInput, EmailInput, PasswordInput } from './inputs.ts';
import { refusals } from './refusals.ts';

const Input = Type.Object({
  ClientId: Type.String(),
  Username: EmailInput,
  ConfirmationCode: CodeInput,
  Password: PasswordInput,
});

/** Sets a new password by a code and ends every session: whoever knew the old one is out. */
export const confirmForgotPassword = defineAction(Input, async (input, context) => {
  checkClient(input.ClientId, context);
  if ([...input.Password].length < limits.passwordLength) throw refusals.shortPassword();
  const email = input.Username.toLowerCase();
  await countCode(context, email, 'password');
  const user = await findUserByEmail(context.database, email);
  // Hashed whoever it is for, so that the time taken tells nothing.
  const passwordHash = await hashPassword(input.Password);
  if (!user) throw refusals.wrongCode();
  const verdict = await context.database.kysely.transaction().execute(async (transaction) => {
    const found = await context.codes.redeem(transaction, user.id, 'password', input.ConfirmationCode);
    if (found === 'right') {
      await changeCredential(transaction, {
        userId: user.id,
        set: { password_hash: passwordHash },
        now: context.now(),
      });
      await forgetSignUps(transaction, user.id);
    }
    return found;
  });
  if (verdict === 'wrong') throw refusals.wrongCode();
  if (verdict !== 'right') throw refusals.expiredCode();
  return {};
});
