import { expect, inject, test } from 'vitest';
import { everyStory } from './everyStory.tsx';
import { hydrate } from './hydrate.tsx';
import { Page } from './Page.tsx';

const pages = inject('serverPages');

// What React writes to the console fails a test anyway.
test.each(everyStory)('$name is drawn by a server, and comes alive in strict mode without a word', async (story) => {
  const page = pages[story.name];
  if (!page || 'failure' in page) throw new Error(`The server could not draw it: ${page?.failure}`);
  const complaints = await hydrate(page.html, (onAlive) => <Page Story={story.Story} onAlive={onAlive} />);
  expect(complaints).toEqual([]);
});

function DrawnByBrowser() {
  return <p>Browser</p>;
}

test('a page that the server drew otherwise is noticed', async () => {
  const complaints = await hydrate('<p>Server</p>', (onAlive) => <Page Story={DrawnByBrowser} onAlive={onAlive} />);
  expect(complaints).toHaveLength(1);
  expect(String(complaints[0])).toContain('Hydration failed');
});

test('the server drew every story', () => {
  expect(Object.keys(pages).toSorted()).toEqual(everyStory.map(({ name }) => name).toSorted());
  expect(everyStory.length).toBeGreaterThan(290);
});
