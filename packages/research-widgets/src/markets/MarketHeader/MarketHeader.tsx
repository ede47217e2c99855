'use client';
import type { MarketFigures, Seen } from '@fs/api-contract';
import {
  Heading,
  type Loadable,
  LoadableView,
  NumberText,
  Skeleton,
  Stack,
  Text,
  useFormats,
  useMessages,
} from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { FigureStrip } from '../../internal/FigureStrip.tsx';
import { FollowButton } from '../../internal/FollowButton.tsx';
import { useSince } from '../../internal/feed/useSince.ts';
import { MarketChange } from '../../internal/MarketChange.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { NameMark } from '../../internal/NameMark/NameMark.tsx';
import { StandInHeading } from '../../internal/StandInHeading.tsx';
import * as styles from './MarketHeader.css.ts';
import { marketHeaderMessages } from './MarketHeader.messages.ts';

/** The figures of a market that its header shows. */
export type MarketHeaderFacts = Omit<MarketFigures, 'years' | 'newest_round' | 'top_investor'>;

export interface MarketFollow {
  isFollowed: boolean;
  onChange: (isFollowed: boolean) => void;
  /** Number of markets that the user follows already, if these are as many as one can. */
  limit?: number | undefined;
}

export interface MarketHeaderProps {
  market: Loadable<MarketHeaderFacts>;
  /** Whether the user follows the market, and what changes that. Without it, it cannot be followed. */
  follow?: MarketFollow | undefined;
  /** Whether `follow` is still to come. Its button then has its place. @default false */
  isFollowLoading?: boolean;
  /** What arrived since the user last opened the market. */
  seen?: Pick<Seen, 'since' | 'rounds' | 'articles'> | undefined;
  /** The current time. @default the time of the render */
  now?: Date;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Below this number of rounds, one round decides the percentage, so the server sends no change. */
const roundsOfTrend = 4;

/** What a market is, and its key figures. At the top of all pages of the market. */
export function MarketHeader({ market, follow, isFollowLoading = false, seen, now, onRetry }: MarketHeaderProps) {
  const messages = useMessages(marketHeaderMessages);
  return (
    <Stack gap="4">
      <StandInHeading of={market}>{messages.market}</StandInHeading>
      <LoadableView of={market} onRetry={onRetry} skeleton={<Outline />}>
        {(known) => (
          <Stack gap="4">
            <div className={styles.head}>
              <div className={styles.words}>
                <div className={styles.title}>
                  <NameMark name={known.name} size="large" />
                  <Heading level={1}>
                    <bdi>{known.name}</bdi>
                  </Heading>
                </div>
                {known.definition !== null && (
                  <Text size="reading" tone="muted">
                    <bdi>{known.definition}</bdi>
                  </Text>
                )}
                {seen?.since && seen.rounds + seen.articles > 0 && <News {...seen} since={seen.since} now={now} />}
              </div>
              {follow ? (
                <Follow {...follow} />
              ) : (
                isFollowLoading && <Skeleton shape="block" className={styles.awaited} />
              )}
            </div>
            <Stack gap="2">
              <Figures market={known} />
              <Notes market={known} />
            </Stack>
          </Stack>
        )}
      </LoadableView>
    </Stack>
  );
}

interface NewsProps extends Pick<Seen, 'rounds' | 'articles'> {
  since: string;
  now: Date | undefined;
}

function News({ rounds, articles, since, now = new Date() }: NewsProps) {
  const messages = useMessages(marketHeaderMessages);
  const { day } = useSince(now);
  return <Text tone="muted">{messages.newSince({ rounds, articles, since: day(since) })}</Text>;
}

function Follow({ isFollowed, onChange, limit }: MarketFollow) {
  const messages = useMessages(marketHeaderMessages);
  const isFull = limit !== undefined && !isFollowed;
  return (
    <FollowButton
      isFollowed={isFollowed}
      onChange={onChange}
      disabledReason={isFull ? messages.followLimit({ count: limit }) : undefined}
    />
  );
}

function Figures({ market }: { market: MarketHeaderFacts | undefined }) {
  const messages = useMessages(marketHeaderMessages);
  const { companyCount = 0, totalFunding = 0, rounds_12m = 0, median_12m_usd: median = null } = market ?? {};
  return (
    <FigureStrip
      isLoading={market === undefined}
      figures={[
        { name: messages.companies, value: <NumberText value={companyCount} isFull /> },
        { name: messages.totalFunding, value: <Amount amount={totalFunding} /> },
        { name: messages.raised, value: market && <Raised {...market} />, isLong: true },
        { name: messages.rounds, value: <NumberText value={rounds_12m} isFull /> },
        { name: messages.median, value: median === null ? <MissingValue /> : <Amount amount={median} /> },
      ]}
    />
  );
}

/** Raised in 12 months, and how it compares with the 12 before. */
function Raised({ raised_12m_usd, raised_prior_12m_usd: before, change_12m }: MarketHeaderFacts) {
  const messages = useMessages(marketHeaderMessages);
  return (
    <>
      <Amount amount={raised_12m_usd} />
      {change_12m !== null && (
        <>
          {' '}
          <Text element="span" size="small" tone="muted">
            <MarketChange change={change_12m} /> {messages.comparedWith({ before })}
          </Text>
        </>
      )}
    </>
  );
}

/** Source and date of the figures, and why there is no change. */
function Notes({ market }: { market: MarketHeaderFacts }) {
  const messages = useMessages(marketHeaderMessages);
  const { shortDay } = useFormats();
  const { as_of, change_12m, companyCount: companies, rounds_12m: rounds, disclosed_12m: disclosed } = market;
  const undisclosed = rounds - disclosed;
  return (
    <Stack gap="1">
      {change_12m === null && (
        <Text>{rounds < roundsOfTrend ? messages.tooFew({ companies, rounds }) : messages.tooFewBefore}</Text>
      )}
      {as_of !== null && (
        <Text size="small" tone="muted">
          {messages.source({ day: shortDay(as_of) })}
          {undisclosed > 0 && ` ${messages.undisclosed({ count: undisclosed, total: rounds })}`}
        </Text>
      )}
    </Stack>
  );
}

/** The header in its size: a name, a line about the market, the figures and their source. */
function Outline() {
  return (
    <Stack gap="4">
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={styles.title}>
            <Skeleton size="headline" width="half" />
          </div>
          <Skeleton size="reading" width="most" />
        </div>
      </div>
      <Stack gap="2">
        <Figures market={undefined} />
        <Skeleton size="small" width="half" />
      </Stack>
    </Stack>
  );
}
