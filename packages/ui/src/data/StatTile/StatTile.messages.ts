import { defineMessages } from '../../system/messages/defineMessages.ts';

export const statTileMessages = defineMessages('StatTile', {
  up: 'Up by ',
  down: 'Down by ',
  same: 'Unchanged: ',
  loading: 'Loading',
});
