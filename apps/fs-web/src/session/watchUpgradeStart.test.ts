import { expect, test } from 'vitest';
import { watchUpgradeStart } from './watchUpgradeStart.ts';

type Subscribe = Parameters<typeof watchUpgradeStart>[0]['subscribe'];

/** What is remembered after moves between addresses. A move from null is the first load. */
function startAfter(...moves: readonly [from: string | null, to: string][]): string | null {
  const starts: (string | null)[] = [];
  const toLocation = (address: string) => {
    const { pathname, search } = new URL(address, 'https://app.example');
    return { pathname, searchStr: search };
  };
  const subscribe = ((_type: string, listener: (event: object) => void) => {
    for (const [from, to] of moves) {
      listener({ toLocation: toLocation(to), ...(from !== null && { fromLocation: toLocation(from) }) });
    }
    return () => undefined;
  }) as unknown as Subscribe;
  watchUpgradeStart({ subscribe }, { write: (next) => void starts.push(next) });
  return starts.at(-1) ?? null;
}

test('the page from which plans are opened is remembered, with its query', () => {
  expect(startAfter(['/companies/1?all=deals', '/plans'])).toBe('/companies/1?all=deals');
  expect(startAfter(['/companies/1', '/markets'])).toBeNull();
  expect(startAfter([null, '/plans'])).toBeNull();
});

test.each(['/plans', '/account/checkout?plan=fuel-individual', '/login/', '/signup'])(
  'coming back to the plans from %s keeps where they were opened first',
  (address) => {
    expect(startAfter(['/advisory/library/finance', '/plans'], [address, '/plans'])).toBe('/advisory/library/finance');
  },
);
