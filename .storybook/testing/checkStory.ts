/** Setup file of the stories: what each must stand beside its own `play` and, in light, the addon's axe. */
import type { composeStory } from 'storybook/preview-api';
import { afterEach, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { overrideSurroundings } from '../surroundings.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { comparePicture } from './comparePicture.ts';
import { settled } from './settled.ts';
import { variantsOf } from './variants.ts';

afterEach(async ({ task, story }: TestContext & { story?: ReturnType<typeof composeStory> }) => {
  if (!story) return;
  task.meta.requirements = story.parameters.requirements ?? [];
  task.meta.hasPlay = story.play !== undefined;
  task.meta.pictures = [];
  // All that axe looked at, for Storybook's own panel: megabytes in a report.
  if (import.meta.env.VITEST_STORYBOOK === 'false') task.meta.reports = undefined;
  if (task.result?.state === 'fail') return;

  // As Storybook's canvas does it: else what stands out at the edges, a focus ring say, would be cut off.
  document.body.style.padding = story.parameters.layout === 'fullscreen' ? '0' : '16px';
  let hasForcedColors = false;
  try {
    for (const variant of variantsOf(story.tags)) {
      await page.viewport(...variant.viewport);
      if (variant.hasForcedColors !== hasForcedColors) {
        hasForcedColors = variant.hasForcedColors;
        await commands.forceColors(hasForcedColors);
      }
      overrideSurroundings(variant.surroundings);
      await settled();
      // What floats beside its trigger follows it only when the window tells.
      window.dispatchEvent(new Event('resize'));
      await settled();
      if (variant.checksAccessibility) await checkAccessibility(variant.name, story.parameters.a11y);
      if (!variant.hasPicture) continue;
      await showWhole(variant.viewport);
      task.meta.pictures.push(await comparePicture(story.id, variant.name));
    }
  } finally {
    overrideSurroundings({});
    if (hasForcedColors) await commands.forceColors(false);
  }
});

/** Makes the window as high as a story that is higher: a picture ends where the window does. */
async function showWhole([width, height]: readonly [number, number]) {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight <= height) return;
  await page.viewport(width, scrollHeight);
  await settled();
}
