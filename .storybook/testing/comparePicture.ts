import { expect, inject } from 'vitest';
import { page } from 'vitest/browser';

/** Milliseconds before a picture that differs is taken again. */
const pauses = [500, 1500];

/**
 * Compares what is mounted now with its reference in `pictures/`, which must exist.
 * @returns the picture's path inside that folder, without its ending.
 */
export async function comparePicture(storyId: string, variant: string): Promise<string> {
  const [component, story] = storyId.split('--');
  const name = `${component}/${story}${variant === 'light' ? '' : `_${variant}`}`;
  if (!inject('comparesPictures')) return name;

  for (const pause of pauses) {
    try {
      await matchReference(name);
      return name;
    } catch {
      // Code that loads when shown can arrive late on a busy machine: what differs is looked at again.
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await matchReference(name);
  return name;
}

async function matchReference(name: string) {
  // A small part needs a small picture, but what floats over the page, or fills it, needs all of it.
  document.body.style.minHeight = '0';
  if (reachesBelow(document.body)) document.body.style.minHeight = '100vh';
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
  } finally {
    document.body.style.minHeight = '';
  }
}

function reachesBelow(element: Element): boolean {
  const { bottom } = element.getBoundingClientRect();
  return [...element.querySelectorAll('*')].some((inner) => {
    const box = inner.getBoundingClientRect();
    // What only screen readers see is one pixel large.
    return box.bottom > bottom && box.width > 1 && box.height > 1 && inner.checkVisibility();
  });
}
