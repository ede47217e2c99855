import { expect, inject } from 'vitest';
import { page } from 'vitest/browser';

/**
 * Compares what is mounted now with its reference in `pictures/`, which must exist.
 * @returns the picture's path inside that folder, without its ending.
 */
export async function comparePicture(storyId: string, variant: string): Promise<string> {
  const [component, story] = storyId.split('--');
  const name = `${component}/${story}${variant === 'light' ? '' : `_${variant}`}`;
  if (!inject('comparesPictures')) return name;

  // The body is as tall as what stands in it; what floats over the page needs the whole of it.
  document.body.style.minHeight = hasOverlay() ? '100vh' : '';
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
  } finally {
    document.body.style.minHeight = '';
  }
  return name;
}

function hasOverlay(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"]') !== null;
}
