import { findLanguage } from '../../mail/findLanguage.ts';
import { buildChangeEmailMail } from '../codeMails.ts';
import type { SessionUser } from '../readSessionUser.ts';
import { findUserByEmail } from '../users.ts';
import type { ActionContext } from './action.ts';
import { countMail } from './limitAttempts.ts';

/**
 * Mails a code to the user's new address. If the address belongs to another user, no code is sent and the response is
 * the same, so that it does not reveal the account. @throws CognitoError beyond the recipient's limit
 */
export async function mailEmailCode(context: ActionContext, user: SessionUser, email: string): Promise<void> {
  // Limited by network and recipient, because the address may belong to anybody.
  await countMail(context, { email, deviceId: null });
  context.mailer.post(async () => {
    const owner = await findUserByEmail(context.database, email);
    if (owner) return undefined;
    const code = await context.codes.issue({ userId: user.id, purpose: 'email', email, network: context.network });
    const language = (await findLanguage(context.database, { id: user.id })) ?? context.language;
    return buildChangeEmailMail({ email, language, code, productName: context.productName });
  });
}
