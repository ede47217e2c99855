import { defineMessages } from '../messages/defineMessages.ts';

export const rankedBarsMessages = defineMessages('RankedBars', { share: 'Share' });
