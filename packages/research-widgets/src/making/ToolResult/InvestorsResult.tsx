'use client';
import type { JobOutputs } from '@fs/api-contract';
import { Heading, Inline, Link, Stack, Text, useFormats, useMessages } from '@fs/ui';
import { CompanyLink } from '../../internal/CompanyLink.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { roundWords } from '../toolJobWords.ts';
import type { ToolLinks } from './ToolLinks.ts';
import * as styles from './ToolResult.css.ts';
import { toolResultMessages } from './ToolResult.messages.ts';

interface InvestorsResultProps extends ToolLinks {
  found: JobOutputs['investors'];
  /** `YYYY-MM-DD` of the data. Null for an example of today. */
  asOf: string | null;
}

/** Investors of a market, ranked, each with the reason. */
export function InvestorsResult({ found, asOf, marketHrefOf, ...links }: InvestorsResultProps) {
  const messages = useMessages(toolResultMessages);
  const deals = useMessages(dealMessages);
  const { number } = useFormats();
  const { market, round, rounds, investors } = found;
  const kind = round === null ? null : roundWords(round, deals);
  return (
    <Stack gap="4">
      <Inline gap="3">
        <Heading level={3} size="title">
          {messages.investorsOf({ market: market.name })}
        </Heading>
        <Link href={marketHrefOf(market)}>{messages.openMarketOf({ market: market.name })}</Link>
      </Inline>
      <ol className={styles.list}>
        {investors.map((investor, index) => (
          <li key={investor.id} className={styles.investor}>
            <Text isTabular tone="muted">
              {number(index + 1)}
            </Text>
            <Stack gap="1">
              <Text weight="semibold">
                <InvestorName investor={investor} {...links} />
              </Text>
              <Text size="small">
                {messages.reason({
                  invested: investor.invested,
                  rounds,
                  kind,
                  market: market.name,
                  day: investor.last_on,
                })}
              </Text>
            </Stack>
          </li>
        ))}
      </ol>
      <Text size="small" tone="muted">
        {asOf === null ? messages.roundsSource : messages.asOf({ source: messages.roundsSource, day: asOf })}
      </Text>
    </Stack>
  );
}

interface InvestorNameProps extends Pick<ToolLinks, 'hrefOf' | 'personHrefOf' | 'investorHrefOf'> {
  investor: JobOutputs['investors']['investors'][number];
}

/** Linked to the firm or the person; a bare name, which has no page, to its rounds. */
function InvestorName({ investor, hrefOf, personHrefOf, investorHrefOf }: InvestorNameProps) {
  const { name, organization_id, person_id } = investor;
  if (organization_id !== null) return <CompanyLink company={{ id: organization_id, name }} hrefOf={hrefOf} />;
  const href = person_id === null ? investorHrefOf({ name }) : personHrefOf({ id: person_id });
  return (
    <Link href={href}>
      <bdi>{name}</bdi>
    </Link>
  );
}
