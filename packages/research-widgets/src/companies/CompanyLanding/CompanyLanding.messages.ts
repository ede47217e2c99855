import { defineMessages } from '@fs/ui';

export const companyLandingMessages = defineMessages('CompanyLanding', {
  mostFunded: 'Most funded',
  recentlyFunded: 'Recently funded',
  empty: 'No companies are known yet.',
  places: 'Places',
  noPlaces: 'No places are known yet.',
});
