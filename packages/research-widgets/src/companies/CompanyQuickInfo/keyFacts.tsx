'use client';
import type { CompanySearchResult } from '@fs/api-contract';
import { Link, Text, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { Amount } from '../../internal/Amount.tsx';
import { PlaceName } from '../../internal/PlaceText.tsx';
import { placeMessages } from '../../internal/place.messages.ts';
import type { PlaceParts } from '../../internal/placeQuery.ts';
import { placeName } from '../../internal/placeWords.ts';
import { HeadquartersPopover, type HeadquartersPopoverProps } from '../HeadquartersPopover/HeadquartersPopover.tsx';
import * as styles from './CompanyQuickInfo.css.ts';
import { companyQuickInfoMessages } from './CompanyQuickInfo.messages.ts';

type Money = Pick<CompanySearchResult, 'total_funding_usd' | 'last_round' | 'last_funding_on'>;

/** The heaviest figure of the profile. A company without rounds has not raised an undisclosed amount. */
export function TotalRaised({ total_funding_usd, last_round }: Money) {
  const messages = useMessages(companyQuickInfoMessages);
  if (total_funding_usd === null && last_round === null) return <Text tone="muted">{messages.noRounds}</Text>;
  return (
    <span className={styles.total}>
      <Amount amount={total_funding_usd} />
    </span>
  );
}

interface PlaceProps extends PlaceParts {
  /** URL of the companies at the same place. Without it the place is plain text. */
  placeHrefOf?: ((place: PlaceParts) => string) | undefined;
  /** Shown for an unknown place. */
  unknown: ReactNode;
}

/** The headquarters. */
export function Place({ placeHrefOf, unknown, ...place }: PlaceProps) {
  const name = placeName(place, useMessages(placeMessages));
  if (name === '') return unknown;
  return placeHrefOf ? (
    <Link href={placeHrefOf(place)}>
      <PlaceName>{name}</PlaceName>
    </Link>
  ) : (
    <PlaceName>{name}</PlaceName>
  );
}

interface AroundPlaceProps extends PlaceParts {
  /** Local time, weather and news at the place. Without it there is no popover. */
  around: Pick<HeadquartersPopoverProps, 'facts' | 'onOpen' | 'onRetry'> | undefined;
}

/** A button that shows what is around a known place. */
export function AroundPlace({ around, ...place }: AroundPlaceProps) {
  const name = placeName(place, useMessages(placeMessages));
  return around && name !== '' && <HeadquartersPopover {...around} place={name} />;
}
