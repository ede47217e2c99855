'use client';
import type { MarketFigures } from '@fs/api-contract';
import { Link, type Loadable, Skeleton, Stack, Text, useFormats, useMessages, VisuallyHidden } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { MarketChange } from '../../internal/MarketChange.tsx';
import { NameMark } from '../../internal/NameMark/NameMark.tsx';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { MarketYearBars } from '../MarketTable/MarketYearBars.tsx';
import { largestYear } from '../MarketTable/marketYears.ts';
import * as styles from './MarketTiles.css.ts';
import { marketTilesMessages } from './MarketTiles.messages.ts';

export interface MarketTilesProps {
  /** In display order. */
  markets: Loadable<readonly MarketFigures[]>;
  /** URL of a market's page. */
  hrefOf: (market: Pick<MarketFigures, 'id'>) => string;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Number of skeletons while loading: the number of featured markets. */
const expected = 12;

/** Featured markets: what each raised in 12 months, its change, and five years on one scale. */
export function MarketTiles({ markets, hrefOf, onRetry }: MarketTilesProps) {
  const messages = useMessages(marketTilesMessages);
  return (
    <ProfileSection
      title={messages.title}
      of={markets}
      isEmpty={(known) => known.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
      skeleton={<Outline />}
    >
      {(known) => <Tiles markets={known} hrefOf={hrefOf} />}
    </ProfileSection>
  );
}

function Tiles({ markets, hrefOf }: { markets: readonly MarketFigures[]; hrefOf: MarketTilesProps['hrefOf'] }) {
  const messages = useMessages(marketTilesMessages);
  const { shortDay } = useFormats();
  const most = largestYear(markets);
  const day = markets.find(({ as_of }) => as_of !== null)?.as_of;
  return (
    <Stack gap="2">
      <ul className={styles.tiles}>
        {markets.map((market) => (
          <li key={market.id} className={styles.tile}>
            <div className={styles.name}>
              <NameMark name={market.name} size="small" />
              <Link href={hrefOf(market)} tone="name">
                <bdi>{market.name}</bdi>
              </Link>
            </div>
            <dl className={styles.figures}>
              <div>
                <dt>
                  <VisuallyHidden>{messages.raised}</VisuallyHidden>
                </dt>
                <dd className={styles.amount}>
                  <Amount amount={market.raised_12m_usd} />
                </dd>
              </div>
              <div>
                <dt>
                  <VisuallyHidden>{messages.change}</VisuallyHidden>
                </dt>
                <dd className={styles.change}>
                  <MarketChange change={market.change_12m} />
                </dd>
              </div>
            </dl>
            <MarketYearBars market={market} most={most} size="medium" />
          </li>
        ))}
      </ul>
      {day && (
        <Text size="small" tone="muted">
          {messages.source({ day: shortDay(day) })}
        </Text>
      )}
    </Stack>
  );
}

function Outline() {
  return (
    <Stack gap="2">
      <div className={styles.tiles}>
        {Array.from({ length: expected }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
          <div key={index} className={styles.tile}>
            <div className={styles.awaitedName}>
              <Skeleton width="half" />
            </div>
            <Skeleton size="reading" width="half" />
            <div className={styles.awaitedBars}>
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
      <Skeleton size="small" width="half" />
    </Stack>
  );
}
