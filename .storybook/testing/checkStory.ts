import type { composeStory } from 'storybook/preview-api';
import { expect, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { overrideSurroundings } from '../surroundings.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { clippedText } from './clippedText.ts';
import { comparePicture } from './comparePicture.ts';
import { nextFrame, settled } from './settled.ts';
import { tooWide } from './tooWide.ts';
import { phone, variantsOf } from './variants.ts';

/** What each story must stand beside its own `play` and, in light, the addon's axe. */
export async function checkStory({ task, story }: TestContext & { story?: ReturnType<typeof composeStory> }) {
  if (!story) return;
  task.meta.requirements = story.parameters.requirements ?? [];
  task.meta.hasPlay = story.play !== undefined;
  task.meta.pictures = [];
  // All that axe looked at, for Storybook's own panel: megabytes in a report.
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
      // What floats beside its trigger follows it only when the window tells, so it tells once all is in its new place.
      await nextFrame();
      window.dispatchEvent(new Event('resize'));
      await settled();
      if (variant.checksAccessibility) await checkAccessibility(variant.name, story.parameters.a11y);
      if (!variant.hasPicture) continue;
      await showWhole(variant.viewport);
      task.meta.pictures.push(await comparePicture(story.id, variant.name));
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

/** Makes the window as high as a story that is higher: a picture ends where the window does. */
async function showWhole([width, height]: readonly [number, number]) {
  let shown = height;
  // Higher again, once what is drawn only in sight has been drawn: what hung below the window was blank in its picture.
  for (let looks = 0; looks < 4 && document.documentElement.scrollHeight > shown; looks += 1) {
    shown = document.documentElement.scrollHeight;
    await page.viewport(width, shown);
    await settled();
  }
}
