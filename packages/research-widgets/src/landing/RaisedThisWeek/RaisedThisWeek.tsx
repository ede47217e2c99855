'use client';
import type { Landing } from '@fs/api-contract';
import { Heading, type Loadable, NumberText, Skeleton, Stack, Text, useFormats, useMessages } from '@fs/ui';
import { useId } from 'react';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { PlaceName } from '../../internal/PlaceText.tsx';
import { placeMessages } from '../../internal/place.messages.ts';
import { shortPlaceWords } from '../../internal/placeWords.ts';
import * as styles from './RaisedThisWeek.css.ts';
import { raisedThisWeekMessages } from './RaisedThisWeek.messages.ts';

/** Rounds of the landing page and their week. */
export type RaisedThisWeekFacts = Pick<Landing, 'as_of' | 'week' | 'newest'>;

export interface RaisedThisWeekProps {
  /** A failure shows nothing, because the page does without its rounds. */
  landing: Loadable<RaisedThisWeekFacts>;
  /** URL of a company's page, or of the way to it. */
  hrefOf: CompanyHref;
}

/** The newest funding rounds, the amount first, with the total of their week. */
export function RaisedThisWeek({ landing, hrefOf }: RaisedThisWeekProps) {
  const messages = useMessages(raisedThisWeekMessages);
  const titleId = useId();
  const facts = landing.state === 'ready' ? landing.value : null;
  if (facts ? facts.newest.length === 0 : landing.state !== 'loading') return null;
  return (
    <section aria-labelledby={titleId} aria-busy={facts === null}>
      <Stack gap="3">
        <div className={styles.head}>
          <Heading level={2} size="title" id={titleId}>
            {messages.title}
          </Heading>
          {facts && <Week {...facts.week} />}
        </div>
        {facts ? <Rounds label={messages.title} rounds={facts.newest} hrefOf={hrefOf} /> : <Shapes />}
        <Source day={facts?.as_of ?? null} />
      </Stack>
    </section>
  );
}

function Week({ count, raised_usd }: RaisedThisWeekFacts['week']) {
  const messages = useMessages(raisedThisWeekMessages);
  return (
    <Text element="span" tone="muted">
      {messages.rounds({ count })}
      {' · '}
      <NumberText value={raised_usd} prefix="$" />
    </Text>
  );
}

function Rounds({
  label,
  rounds,
  hrefOf,
}: {
  label: string;
  rounds: RaisedThisWeekFacts['newest'];
  hrefOf: CompanyHref;
}) {
  const deals = useMessages(dealMessages);
  const places = useMessages(placeMessages);
  const { shortDay } = useFormats();
  return (
    // Safari drops the list role of a list without markers.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" aria-label={label} className={styles.list}>
      {rounds.map(({ id, organization, round_type, round_code, raised_usd, funded_on, location, market }) => (
        <li key={id} className={styles.row}>
          <span className={styles.amount}>
            <Amount amount={raised_usd} />
          </span>
          <span className={styles.words}>
            <span className={styles.line}>
              <CompanyLink company={organization} hrefOf={hrefOf} tone="name" />
            </span>
            <span className={styles.line}>
              <Text element="span" size="small" tone="muted">
                {deals.round({ type: round_type, code: round_code })}
                {market && (
                  <>
                    {' · '}
                    <bdi>{market.name}</bdi>
                  </>
                )}
                {location && (
                  <>
                    {' · '}
                    <PlaceName>{shortPlaceWords(location, places)}</PlaceName>
                  </>
                )}
              </Text>
            </span>
          </span>
          <Text element="span" size="small" tone="muted">
            <time dateTime={funded_on}>{shortDay(funded_on)}</time>
          </Text>
        </li>
      ))}
    </ul>
  );
}

function Source({ day: asOf }: { day: string | null }) {
  const messages = useMessages(raisedThisWeekMessages);
  const { shortDay } = useFormats();
  return (
    <Text size="caption" tone="muted">
      {asOf === null ? <Skeleton size="caption" width="most" /> : messages.source({ day: shortDay(asOf) })}
    </Text>
  );
}

function Shapes() {
  return (
    <div className={styles.list}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton size="reading" width="most" />
          <span className={styles.words}>
            <Skeleton width="half" />
            <Skeleton size="small" width="most" />
          </span>
        </div>
      ))}
    </div>
  );
}
