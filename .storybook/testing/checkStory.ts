import type { composeStory } from 'storybook/preview-api';
import { expect, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { overrideSurroundings } from '../surroundings.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { clippedText } from './clippedText.ts';
import { compareScreenshot } from './compareScreenshot.ts';
import { nextFrame, settled } from './settled.ts';
import { tooWide } from './tooWide.ts';
import { phone, variantsOf } from './variants.ts';

/** Checks each story beyond its own `play` and, in light, the addon's axe run. */
export async function checkStory({ task, story }: TestContext & { story?: ReturnType<typeof composeStory> }) {
  if (!story) return;
  task.meta.requirements = story.parameters.requirements ?? [];
  task.meta.hasPlay = story.play !== undefined;
  task.meta.screenshots = [];
  // The passed axe checks, for Storybook's panel, take megabytes in a report.
  if (import.meta.env.VITEST_STORYBOOK === 'false') task.meta.reports = undefined;
  if (task.result?.state === 'fail') return;

  let hasForcedColors = false;
  try {
    for (const variant of variantsOf(story.tags)) {
      await page.viewport(...variant.viewport);
      if (variant.hasForcedColors !== hasForcedColors) {
        hasForcedColors = variant.hasForcedColors;
        await commands.forceColors(hasForcedColors);
      }
      overrideSurroundings(variant.surroundings);
      // A popover follows its trigger only on window events, so dispatch one once the layout is final.
      await nextFrame();
      window.dispatchEvent(new Event('resize'));
      await settled();
      if (variant.checksAccessibility) await checkAccessibility(variant.name, story.parameters.a11y);
      if (!variant.hasScreenshot) continue;
      await showWhole(variant.viewport);
      task.meta.screenshots.push(await compareScreenshot(story.id, variant.name));
    }
    if (hasForcedColors) await commands.forceColors(false);
    hasForcedColors = false;
    overrideSurroundings({});
    await page.viewport(...phone);
    await settled();
    expect(clippedText().slice(0, 5), 'What cuts off the ends of letters').toEqual([]);
    expect(tooWide().slice(0, 5), 'What is longer than its container at 320 px').toEqual([]);
  } finally {
    overrideSurroundings({});
    if (hasForcedColors) await commands.forceColors(false);
  }
}

/** Makes the window as high as a taller story, since a screenshot ends at the window's edge. */
async function showWhole([width, height]: readonly [number, number]) {
  let shown = height;
  // Repeat after rows that were virtualized have rendered: what was below the window was blank in the screenshot.
  for (let looks = 0; looks < 4 && document.documentElement.scrollHeight > shown; looks += 1) {
    shown = document.documentElement.scrollHeight;
    await page.viewport(width, shown);
    await settled();
  }
}
