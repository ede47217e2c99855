import { defineMessages } from '@fs/ui';

export const marketPulseFormMessages = defineMessages('MarketPulseForm', {
  title: 'Choose your Market Pulses',
  lead: 'News of the markets that you choose, by email. You can change this at any time.',
  pulses: 'Market Pulses',
  none: 'There are no Market Pulses to choose from at the moment.',
  failed: 'Failed to retrieve Market Pulses. Please try again later or continue to Sign Up.',
  continue: 'Continue',
  skip: 'Skip',
});
