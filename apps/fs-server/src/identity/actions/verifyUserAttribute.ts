import { audit } from '../../audit/audit.ts';
import { findLanguage } from '../../mail/findLanguage.ts';
import { postMail } from '../../mail/postMail.ts';
import { changeEmail } from '../changeEmail.ts';
import { CognitoError } from '../cognitoError.ts';
import { buildEmailChangedMail } from '../noticeMails.ts';
import { readPendingEmail } from '../users.ts';
import { requireAccessTokenUser } from './accessTokenUser.ts';
import { defineAction } from './action.ts';
import { ActionInput, AttributeNameInput, CodeInput, TokenInput } from './inputs.ts';
import { countCode, uncount } from './limitAttempts.ts';
import { refusals } from './refusals.ts';

const input = ActionInput({ AccessToken: TokenInput, AttributeName: AttributeNameInput, Code: CodeInput });

/** Confirms the caller's new email by code, and notifies the old one. */
export const verifyUserAttribute = defineAction(
  { caller: 'token', changes: 'credential', mails: 'notice', input },
  async ({ AccessToken, AttributeName, Code }, context) => {
    const user = await requireAccessTokenUser(AccessToken, context);
    if (AttributeName !== 'email') throw new CognitoError('InvalidParameterException', 'Invalid attribute.');
    const counts = await countCode(context, { email: user.email, deviceId: user.sessionId }, 'email');
    const email = await readPendingEmail(context.database, user.id);
    if (email === null) throw refusals.wrongCode();
    const verdict = await context.database.kysely.transaction().execute(async (transaction) => {
      const found = await context.codes.redeem(transaction, {
        userId: user.id,
        purpose: 'email',
        email,
        code: Code,
        network: context.network,
        isKnownDevice: false,
      });
      if (found !== 'right') return found;
      const change = { userId: user.id, from: user.email, to: email, keepSession: user.sessionId, now: context.now() };
      if (!(await changeEmail(transaction, change))) return 'taken';
      const { publicUrl, productName } = context;
      const language = (await findLanguage({ kysely: transaction }, { id: user.id })) ?? context.language;
      const notice = buildEmailChangedMail({ from: user.email, to: email, language, publicUrl, productName });
      await postMail(transaction, notice);
      const subject = `user:${user.id}` as const;
      await audit.record(transaction, { action: 'user.email-changed', actor: subject, subject });
      return found;
    });
    if (verdict === 'taken') {
      throw new CognitoError('AliasExistsException', 'An account with the given email already exists.');
    }
    if (verdict === 'wrong') throw refusals.wrongCode();
    if (verdict !== 'right') throw refusals.expiredCode();
    await uncount(context, counts);
    return {};
  },
);
