import type { Submission } from '@fs/api-contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { composeMail } from '../../mail/composeMail.ts';
import { findLanguage } from '../../mail/findLanguage.ts';
import { mailTexts } from '../../mail/mailTexts.ts';
import { postMail } from '../../mail/postMail.ts';

export interface MailContext {
  productName: string;
}

/** Posts an answer to the sender of a form, with what they wrote. */
export async function answerMail(
  transaction: Kysely<Tables>,
  { id, email, fields }: Submission,
  { productName, answer }: MailContext & { answer: string },
): Promise<void> {
  if (email === null) return;
  const language = (await findLanguage({ kysely: transaction }, { email: email.toLowerCase() })) ?? 'en';
  const texts = mailTexts[language].answer;
  const written = fields.find(({ name }) => name === 'message' || name === 'reason')?.value;
  const message = composeMail({
    key: `answer ${id}`,
    to: email,
    language,
    subject: texts.subject(productName),
    productName,
    parts: [
      { kind: 'text', text: texts.lead },
      { kind: 'quote', text: answer },
      ...(written === undefined
        ? []
        : [{ kind: 'text', text: texts.yours } as const, { kind: 'quote', text: written } as const]),
    ],
  });
  await postMail(transaction, message);
}
