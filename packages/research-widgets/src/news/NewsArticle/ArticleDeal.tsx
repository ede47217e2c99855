'use client';
import type { NewsArticle } from '@fs/api-contract';
import { KeyValue, type KeyValueItem, Section, useFormats, useMessages } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import type { InvestorHref, PersonHref } from '../../internal/InvestorLink.tsx';
import { RoundInvestors } from '../../internal/RoundInvestors.tsx';
import { newsArticleMessages } from './NewsArticle.messages.ts';

interface ArticleDealProps {
  article: Pick<NewsArticle, 'round' | 'acquisition'>;
  hrefOf: CompanyHref;
  personHrefOf: PersonHref | undefined;
  investorHrefOf: InvestorHref | undefined;
}

/** The figures of the round or the acquisition that the article reports. */
export function ArticleDeal({ article, hrefOf, personHrefOf, investorHrefOf }: ArticleDealProps) {
  const messages = useMessages(newsArticleMessages);
  const deals = useMessages(dealMessages);
  const { shortDay } = useFormats();
  const { round, acquisition } = article;
  const items: KeyValueItem[] = [
    ...(round
      ? [
          { label: messages.amount, value: <Amount amount={round.raised_usd} /> },
          { label: messages.round, value: deals.round({ type: round.round_type, code: round.round_code }) },
          { label: messages.date, value: shortDay(round.funded_on) },
        ]
      : []),
    ...(round?.investors && round.investors.length > 0
      ? [
          {
            label: messages.investors,
            value: <RoundInvestors investors={round.investors} {...{ hrefOf, personHrefOf, investorHrefOf }} />,
          },
        ]
      : []),
    ...(acquisition
      ? [
          { label: messages.acquirer, value: <CompanyLink company={acquisition.acquirer} hrefOf={hrefOf} /> },
          { label: messages.acquired, value: <CompanyLink company={acquisition.acquired} hrefOf={hrefOf} /> },
          { label: messages.price, value: <Amount amount={acquisition.price} currency={acquisition.currency} /> },
          // Labels are unique, and one article can report both.
          ...(round ? [] : [{ label: messages.date, value: shortDay(acquisition.acquired_on) }]),
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Section title={messages.deal} level={2} size="label">
      <KeyValue items={items} />
    </Section>
  );
}
