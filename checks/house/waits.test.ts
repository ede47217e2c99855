import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';

// `vi.waitFor` and `vi.waitUntil` give up after a second, which a busy machine may need for one frame.
test('tests wait by `expect.poll`, whose patience the test projects set', () => {
  const impatient = sources.filter(
    (path) => path !== 'checks/house/waits.test.ts' && /\bvi\.wait(For|Until)\(/.test(read(path)),
  );
  expect(impatient).toEqual([]);
});

// Vitest may describe an element by its text. Where the text changes first, what is done to the element waits in vain.
test('tests find what they act on by role, label or id, not by a locator that is made of an element', () => {
  const described = sources.filter(
    (path) => path !== 'checks/house/waits.test.ts' && /\.elementLocator\(/.test(read(path)),
  );
  expect(described).toEqual([]);
});
