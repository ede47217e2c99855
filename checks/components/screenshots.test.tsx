import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { compareScreenshot } from '../../.storybook/testing/compareScreenshot.ts';
import { settled } from '../../.storybook/testing/settled.ts';
import { uiStories } from './stories/uiStories.tsx';

/** From much ink to little: hairlines and rings are the smallest differences that a screenshot must show. */
const compared = [
  { story: 'ui/Button Matrix', id: 'components-button--matrix' },
  { story: 'ui/Divider Matrix', id: 'components-divider--matrix' },
  { story: 'ui/Spinner Matrix', id: 'components-spinner--matrix' },
];

// Another browser than the pinned one has no references.
test.runIf(inject('comparesScreenshots')).each(compared)(
  '$story renders identically twice, and a shift by one pixel is detected',
  { timeout: 60_000 },
  async ({ story, id }) => {
    await page.viewport(1200, 900);
    document.body.style.padding = '16px';
    const canvasElement = document.body.appendChild(document.createElement('div'));
    await uiStories.find(({ name }) => name === story)?.Story.run({ canvasElement });
    await settled();
    await compareScreenshot(id, 'light');
    const [first, second] = [await photograph(), await photograph()];
    expect(first === second).toBe(true);
    for (const move of ['1px 0', '0 1px']) {
      canvasElement.style.translate = move;
      await expect(compareScreenshot(id, 'light'), `moved by ${move}`).rejects.toThrow(/does not match/);
    }
    canvasElement.remove();
  },
);

function photograph(): Promise<string> {
  return page.screenshot({ base64: true, save: false });
}
