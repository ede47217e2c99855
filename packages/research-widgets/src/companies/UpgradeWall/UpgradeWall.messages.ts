import { defineMessages } from '@fs/ui';

export const upgradeWallMessages = defineMessages('UpgradeWall', {
  investments: 'Upgrade to view all Company Investments',
  /** Accessible name of one wall of several. */
  named: ({ title, about }: { title: string; about: string }) => `${title}: ${about}`,
  upgrade: 'Upgrade',
  createTeam: 'Create a Team',
  price: ({ amount }: { amount: number }, { number }) => `From $${number(amount)} a month`,
});
