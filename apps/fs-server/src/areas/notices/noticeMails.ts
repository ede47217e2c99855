import { paths } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { JobHandler } from '../../jobs/jobQueue.ts';
import { composeMail } from '../../mail/composeMail.ts';
import { findLanguage } from '../../mail/findLanguage.ts';
import { mailTexts } from '../../mail/mailTexts.ts';
import { postMail } from '../../mail/postMail.ts';
import type { UnsubscribeLinks } from '../../mail/unsubscribeLinks.ts';
import { noticeMailJob } from './addNotice.ts';
import { findMailedNotice } from './repository.ts';

interface NoticeMailContext {
  store: Database;
  /** Origin of the server's public URL. */
  publicUrl: string;
  productName: string;
  links: UnsubscribeLinks;
}

/** Mails a notice, unless its user has read it, or wants no such mail. */
export function noticeMailHandlers({
  store,
  publicUrl,
  productName,
  links,
}: NoticeMailContext): Record<string, JobHandler> {
  return {
    [noticeMailJob]: async (payload) => {
      const { id } = payload as { id: string };
      const notice = await findMailedNotice(store, id);
      if (!notice) return;
      const { userId, email, path, kind, facts } = notice;
      const language = (await findLanguage(store, { id: userId })) ?? 'en';
      const texts = mailTexts[language].notice;
      // The kind decides the facts, which TypeScript cannot follow through a lookup.
      const sentence = (texts[kind] as (facts: Record<string, string>) => string)(facts);
      const subscription = { userId, kind: 'notices' } as const;
      const message = composeMail({
        key: `notice ${id}`,
        to: email,
        language,
        subject: texts.subject(productName),
        productName,
        unsubscribeUrl: links.oneClickOf(subscription),
        parts: [
          { kind: 'text', text: sentence },
          { kind: 'action', label: texts.open(productName), href: `${publicUrl}${paths.app}${path ?? '/'}` },
          { kind: 'link', text: texts.why, label: texts.unsubscribe, href: links.pageOf(subscription) },
        ],
      });
      await postMail(store.kysely, message);
    },
  };
}
