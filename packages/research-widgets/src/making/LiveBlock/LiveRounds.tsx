import type { CompanyOverview } from '@fs/api-contract';
import { Heading, Link, Stack, Text, useFormats, useMessages } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { MissingValue } from '../../internal/MissingValue.tsx';
import * as styles from './LiveBlock.css.ts';
import { liveBlockMessages } from './LiveBlock.messages.ts';

interface LiveRoundsProps {
  known: CompanyOverview;
  /** URL of the company's page, which has all rounds. */
  href: string;
}

/** The newest rounds of a company as a table. */
export function LiveRounds({ known: { organization, funding_rounds, totals }, href }: LiveRoundsProps) {
  const messages = useMessages(liveBlockMessages);
  const deals = useMessages(dealMessages);
  const { shortDay, list } = useFormats();
  const { name } = organization;
  if (funding_rounds.length === 0) return <Text tone="muted">{messages.noYears({ name })}</Text>;
  const title = messages.rounds({ name });
  return (
    <Stack gap="3">
      <Heading level={3} size="title">
        {title}
      </Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard */}
      <section className={styles.place} aria-label={title} tabIndex={0}>
        <table aria-label={title} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.heading}>
                {messages.date}
              </th>
              <th scope="col" className={styles.heading}>
                {messages.round}
              </th>
              <th scope="col" className={styles.amountHeading}>
                {messages.amountOfRound}
              </th>
              <th scope="col" className={styles.heading}>
                {messages.investors}
              </th>
            </tr>
          </thead>
          <tbody>
            {funding_rounds.map(({ id, round_type, round_code, raised_usd, funded_on, investors }) => (
              <tr key={id}>
                <td className={styles.cell}>{shortDay(funded_on)}</td>
                <th scope="row" className={styles.cell}>
                  {deals.round({ type: round_type, code: round_code })}
                </th>
                <td className={styles.amount}>
                  <Amount amount={raised_usd} />
                </td>
                <td className={styles.cell}>
                  {investors.length === 0 ? <MissingValue /> : <bdi>{list(investors.map((each) => each.name))}</bdi>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {totals.funding_rounds > funding_rounds.length && (
        <Link href={href}>{messages.allRounds({ count: totals.funding_rounds })}</Link>
      )}
    </Stack>
  );
}
