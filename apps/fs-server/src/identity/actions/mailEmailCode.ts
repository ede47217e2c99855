import { changeEmailMail } from '../codeMails.ts';
import type { SessionUser } from '../readSessionUser.ts';
import { findUserByEmail } from '../users.ts';
import type { ActionContext } from './action.ts';
import { countMail } from './limitAttempts.ts';

/**
 * Mails a code to the address that shall become the user's. To one that is somebody else's goes no code; the answer is the
 * same, so that nobody learns whose it is. @throws CognitoError when the address got too many
 */
export async function mailEmailCode(context: ActionContext, user: SessionUser, email: string): Promise<void> {
  // By session and by recipient: the address may belong to anybody.
  await countMail(context, { email, deviceId: null });
  context.postman.post(async () => {
    const owner = await findUserByEmail(context.database, email);
    if (owner) return undefined;
    const code = await context.codes.issue({ userId: user.id, purpose: 'email', email, network: context.network });
    return changeEmailMail({ email, code });
  });
}
