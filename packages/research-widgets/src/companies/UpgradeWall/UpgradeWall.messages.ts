import { defineMessages } from '@fs/ui';

export const upgradeWallMessages = defineMessages('UpgradeWall', {
  upgrade: 'Upgrade',
  createTeam: 'Create a Team',
});
