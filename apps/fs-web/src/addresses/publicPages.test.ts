import { publicPages } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { appRoutes } from '../routes.tsx';

test('[XMETA-008] the server has a head for every page that signed-out users can open, and for no other', () => {
  const open = appRoutes.filter(({ audience }) => audience !== 'signed-in').map(({ path }) => path);
  expect(open).toContain('/markets/$categoryId');
  expect(Object.keys(publicPages).toSorted()).toEqual(open.toSorted());
});
