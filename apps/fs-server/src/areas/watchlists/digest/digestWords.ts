import type { LanguageId, WatchlistUpdate } from '@fs/api-contract';
import { mailTexts } from '../../../mail/mailTexts.ts';
import { toSingleLine } from '../texts.ts';

export type DigestWords = ReturnType<typeof digestWords>;

/** The lines of a digest in a language. The dollar sign precedes amounts in each (decision 046). */
export function digestWords(language: LanguageId) {
  const texts = mailTexts[language].digest;
  const locale = language === 'en' ? 'en-US' : language;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return {
    more: (count: number): string => texts.more(number.format(count)),
    added: texts.added,

    /** Weekday, day and time on the user's clock: "Friday, November 20 at 7:00 AM". */
    moment: (instant: Date, timeZone: string): string => {
      const options = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
      // Intl's narrow no-break space before AM is a box in some mail clients.
      return new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(instant).replaceAll('\u202f', ' ');
    },

    update: ({ kind, title, description, organization, other, amount_usd }: WatchlistUpdate): string => {
      const amount = amount_usd === null ? undefined : `$${number.format(amount_usd)}`;
      switch (kind) {
        case 'article':
          return toSingleLine(`${organization.name}: ${title}`);
        case 'funding':
          return toSingleLine(texts.raised(organization.name, amount, description.replaceAll('_', ' ')));
        case 'acquisition': {
          // The title names the company that was acquired, whichever of the two is on the list.
          const names = [organization.name, other?.name ?? title] as const;
          const [acquirer, acquired] = organization.name === title ? [names[1], names[0]] : names;
          return toSingleLine(texts.acquired(acquirer, acquired, amount));
        }
        case 'investment':
          return toSingleLine(texts.invested(organization.name, other?.name ?? title));
      }
    },
  };
}
