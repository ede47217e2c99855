import { buildSignUpMail } from '../codeMails.ts';
import { readSignUps } from '../signUps.ts';
import type { ActionContext } from './action.ts';

/** Mails the code of a sign-up. */
export function mailSignUpCode(context: ActionContext, { userId, email }: { userId: string; email: string }): void {
  const { database, codes, language, network, publicUrl, productName } = context;
  context.mailer.post(async () => {
    const waiting = await readSignUps(database.kysely, userId);
    const code = await codes.issue({ userId, purpose: 'sign-up', network });
    return buildSignUpMail({ email, language, code, publicUrl, productName, isContested: waiting.length > 1 });
  });
}
