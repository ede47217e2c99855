import { defineMessages } from '@fs/ui';

export const marketPulseFormMessages = defineMessages('MarketPulseForm', {
  title: 'Choose your Market Pulses',
  lead: 'Get news about the markets you choose by email. Change this any time.',
  pulses: 'Market Pulses',
  none: 'No Market Pulses are available right now.',
  failed: 'Failed to retrieve Market Pulses. Please try again later or continue to Sign Up.',
  continue: 'Continue',
  skip: 'Skip',
});
