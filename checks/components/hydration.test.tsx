import { expect, inject, test } from 'vitest';
import { everyStory } from './everyStory.tsx';
import { hydrate } from './hydrate.tsx';
import { Page } from './Page.tsx';

const pages = inject('serverPages');

// Output on the console fails a test anyway.
test.each(everyStory)('$name renders on the server and hydrates in strict mode without an error', async (story) => {
  const page = pages[story.name];
  if (!page || 'failure' in page) throw new Error(`Server rendering failed: ${page?.failure}`);
  const complaints = await hydrate(page.html, (onHydrated) => <Page Story={story.Story} onHydrated={onHydrated} />);
  expect(complaints).toEqual([]);
});

function ClientOnly() {
  return <p>Browser</p>;
}

test('a hydration mismatch is reported', async () => {
  const complaints = await hydrate('<p>Server</p>', (onHydrated) => (
    <Page Story={ClientOnly} onHydrated={onHydrated} />
  ));
  expect(complaints).toHaveLength(1);
  expect(String(complaints[0])).toContain('Hydration failed');
});

test('the server rendered every story', () => {
  expect(Object.keys(pages).toSorted()).toEqual(everyStory.map(({ name }) => name).toSorted());
  expect(everyStory.length).toBeGreaterThan(290);
});
