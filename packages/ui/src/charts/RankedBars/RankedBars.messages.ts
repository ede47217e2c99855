import { defineMessages } from '../../system/messages/defineMessages.ts';

export const rankedBarsMessages = defineMessages('RankedBars', { share: 'Share' });
