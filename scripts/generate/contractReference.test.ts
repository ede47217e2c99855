import { routes } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { contractReference } from './contractReference.ts';

test('the reference has every call once', async () => {
  const { content } = await contractReference();
  const titles = Array.from(content.matchAll(/^### (\w+)$/gm), ([, name]) => name);
  expect(titles.toSorted()).toEqual(Object.keys(routes).toSorted());
});
