import { expect, inject, onTestFinished, test } from 'vitest';
import { expectFreshPropsKeepAll, hasData } from './freshProps.tsx';
import { hydrate } from './hydrate.tsx';
import { expectFailureKeepsFields, hasLoadedValue } from './loadables.tsx';
import { Page } from './Page.tsx';
import type { RenderedStory, StoryArgs } from './stories/RenderedStory.tsx';

/** At least so many stories, or parts of them, must have been checked. */
interface Expected {
  stories: number;
  withFocus: number;
  fields: number;
  pageHeadings: number;
}

/** Tests stories, each rendered once for all checks. */
export function testStories(stories: readonly RenderedStory[], expected: Expected) {
  const pages = inject('serverPages');
  const checked = { withFocus: 0, fields: 0, pageHeadings: 0 };

  // Output on the console fails a test anyway.
  test.each(stories)(
    '$name hydrates without an error, and keeps elements, focus, fields and page heading when its props change',
    async ({ name, Story }) => {
      const { render, complaints } = await openStory(Story, pages[name]);
      expect(complaints, 'errors of the hydration').toEqual([]);
      if (hasData(Story.args) && (await expectFreshPropsKeepAll(Story.args, render))) checked.withFocus += 1;
      if (!hasLoadedValue(Story.args)) return;
      const kept = await expectFailureKeepsFields(Story.args, render);
      checked.fields += kept.fields;
      checked.pageHeadings += kept.pageHeadings;
    },
  );

  test('many stories have an element with focus, fields, or a page heading', () => {
    expect(stories.length).toBeGreaterThan(expected.stories);
    expect(checked.withFocus).toBeGreaterThan(expected.withFocus);
    expect(checked.fields).toBeGreaterThan(expected.fields);
    expect(checked.pageHeadings).toBeGreaterThan(expected.pageHeadings);
  });
}

/** Hydrates what the server rendered, and removes it when the test ends. */
async function openStory(Story: RenderedStory['Story'], page: { html: string } | { failure: string } | undefined) {
  if (!page || 'failure' in page) throw new Error(`Server rendering failed: ${page?.failure}`);
  const { render, complaints, close } = await hydrate(page.html, (onHydrated) => (
    <Page Story={Story} onHydrated={onHydrated} />
  ));
  onTestFinished(close);
  return { complaints, render: (args: StoryArgs) => render(<Page Story={Story} args={args} />) };
}
