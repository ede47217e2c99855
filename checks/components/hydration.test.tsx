import { expect, test } from 'vitest';
import { hydrate } from './hydrate.tsx';
import { Page } from './Page.tsx';

function ClientOnly() {
  return <p>Browser</p>;
}

test('a hydration mismatch is reported', async () => {
  const { complaints, close } = await hydrate('<p>Server</p>', (onHydrated) => (
    <Page Story={ClientOnly} onHydrated={onHydrated} />
  ));
  close();
  expect(complaints).toHaveLength(1);
  expect(String(complaints[0])).toContain('Hydration failed');
});
