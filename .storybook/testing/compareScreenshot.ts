import { expect, inject } from 'vitest';
import { page } from 'vitest/browser';

/** Milliseconds to wait before retaking a screenshot that differs. */
const pauses = [500, 1500];

/**
 * Compares the mounted story with its reference in `pictures/`, which must exist.
 * @returns the screenshot's path inside that folder, without its extension.
 */
export async function compareScreenshot(storyId: string, variant: string): Promise<string> {
  const [component, story] = storyId.split('--');
  const name = `${component}/${story}${variant === 'light' ? '' : `_${variant}`}`;
  if (!inject('comparesScreenshots')) return name;

  for (const pause of pauses) {
    try {
      await matchReference(name);
      return name;
    } catch {
      // Lazy-loaded code can arrive late on a busy machine, so a screenshot that differs is retaken.
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await matchReference(name);
  return name;
}

/** Finds the body at any time. A locator of the element itself may be its text, which can change meanwhile. */
const bodyId = 'story-body';

async function matchReference(name: string) {
  document.body.dataset.testid = bodyId;
  // A small component needs a small screenshot, but an overlay or a full page needs all of the window.
  document.body.style.minHeight = '0';
  if (reachesBelow(document.body)) document.body.style.minHeight = '100vh';
  try {
    await expect(page.getByTestId(bodyId)).toMatchScreenshot(name);
  } finally {
    document.body.style.minHeight = '';
    delete document.body.dataset.testid;
  }
}

function reachesBelow(element: Element): boolean {
  const { bottom } = element.getBoundingClientRect();
  return [...element.querySelectorAll('*')].some((inner) => {
    const box = inner.getBoundingClientRect();
    // An element that only screen readers read is one pixel large.
    return box.bottom > bottom && box.width > 1 && box.height > 1 && inner.checkVisibility();
  });
}
