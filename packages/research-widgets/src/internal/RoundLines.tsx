import type { MarketFigures } from '@fs/api-contract';
import { Text, useFormats, useMessages } from '@fs/ui';
import { Amount } from './Amount.tsx';
import { type CompanyHref, CompanyLink } from './CompanyLink.tsx';
import { dealMessages } from './deals.messages.ts';
import { MissingValue } from './MissingValue.tsx';
import * as styles from './RoundLines.css.ts';

interface RoundLinesProps {
  /** Null if there is none. */
  round: MarketFigures['newest_round'];
  /** Without it, the company is no link. */
  hrefOf: CompanyHref | undefined;
}

/** The company of a round, above kind, amount and day of the round. */
export function RoundLines({ round, hrefOf }: RoundLinesProps) {
  const deals = useMessages(dealMessages);
  const { shortDay } = useFormats();
  if (round === null) return <MissingValue />;
  return (
    <span className={styles.lines}>
      {hrefOf ? <CompanyLink company={round.organization} hrefOf={hrefOf} /> : <bdi>{round.organization.name}</bdi>}
      <Text element="span" size="small" tone="muted" className={styles.round}>
        <span className={styles.kind}>{deals.round({ type: round.round_type, code: round.round_code })}</span>{' '}
        <span className={styles.figures}>
          <Amount amount={round.raised_usd} />
          {' · '}
          {shortDay(round.funded_on)}
        </span>
      </Text>
    </span>
  );
}
