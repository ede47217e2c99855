'use client';
import type { CompanyPlace, CompanyLanding as Landing } from '@fs/api-contract';
import { Grid, type Loadable, Stack, TagList, useFormats, useMessages } from '@fs/ui';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { mapLoadable } from '../../internal/mapLoadable.ts';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { placeMessages } from '../../internal/place.messages.ts';
import { placeQuery } from '../../internal/placeQuery.ts';
import { placeName } from '../../internal/placeWords.ts';
import { DealRowsSkeleton, TagsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { companyLandingMessages } from './CompanyLanding.messages.ts';
import { useLandingRows } from './useLandingRows.tsx';

export interface CompanyLandingProps {
  landing: Loadable<Landing>;
  hrefOf: CompanyHref;
  /** URL of the search for a place: `companies/search?location=` followed by `placeQuery(place)`. */
  placeHrefOf: (place: CompanyPlace) => string;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Suggestions among companies: the most funded, the latest funded, and places. */
export function CompanyLanding({ landing, hrefOf, placeHrefOf, onRetry }: CompanyLandingProps) {
  const messages = useMessages(companyLandingMessages);
  const texts = useMessages(placeMessages);
  const { number } = useFormats();
  const rows = useLandingRows(hrefOf);
  const list = (title: string, rowOf: keyof typeof rows) => (
    <ProfileSection
      title={title}
      of={mapLoadable(landing, (known) => known[rowOf])}
      isEmpty={(companies) => companies.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
      skeleton={<DealRowsSkeleton count={8} />}
    >
      {(companies) => <DealRows label={title} rows={companies.map(rows[rowOf])} />}
    </ProfileSection>
  );
  // All three come with one call: where it fails, the first says so for the others.
  const isWithheld = landing.state === 'denied' || (landing.state === 'failed' && landing.last === undefined);
  return (
    <Stack gap="8">
      <Grid columns="wide" gap="8">
        {list(messages.mostFunded, 'mostFunded')}
        {!isWithheld && list(messages.recentlyFunded, 'recentlyFunded')}
      </Grid>
      {!isWithheld && (
        <ProfileSection
          title={messages.places}
          of={mapLoadable(landing, ({ places }) => places)}
          isEmpty={(places) => places.length === 0}
          empty={messages.noPlaces}
          onRetry={onRetry}
          skeleton={<TagsSkeleton count={12} />}
        >
          {(places) => (
            <TagList
              label={messages.places}
              shownAtFirst={12}
              tags={places.map((place) => ({
                id: placeQuery(place),
                name: placeName(place, texts),
                detail: number(place.companyCount),
                href: placeHrefOf(place),
              }))}
            />
          )}
        </ProfileSection>
      )}
    </Stack>
  );
}
