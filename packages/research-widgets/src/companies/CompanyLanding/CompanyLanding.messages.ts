import { defineMessages } from '@fs/ui';

export const companyLandingMessages = defineMessages('CompanyLanding', {
  mostFunded: 'Most funded',
  recentlyFunded: 'Recently funded',
  empty: 'No companies yet',
  places: 'Locations',
  noPlaces: 'No locations yet',
});
