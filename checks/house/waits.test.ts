import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';

// `vi.waitFor` and `vi.waitUntil` give up after a second, which a busy machine may need for one frame.
test('tests wait by `expect.poll`, whose patience the test projects set', () => {
  const impatient = sources.filter(
    (path) => path !== 'checks/house/waits.test.ts' && /\bvi\.wait(For|Until)\(/.test(read(path)),
  );
  expect(impatient).toEqual([]);
});
