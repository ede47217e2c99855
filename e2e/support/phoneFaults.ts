import type { Page } from 'playwright-core';

/** What is hard to use on a phone: targets too small to hit, sideways scrolling, and what the bottom bar covers. */
export function phoneFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const smallest = 24;
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`);

    const targets = [...document.querySelectorAll('a[href], button, input, summary, [role=tab]')].flatMap((element) => {
      const hit = (element instanceof HTMLInputElement && element.closest('label')) || element;
      const { x, y, width, height } = hit.getBoundingClientRect();
      const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim();
      // Links within a sentence may be as small as its text (WCAG 2.5.8).
      const isInText =
        getComputedStyle(element).display === 'inline' && element.parentElement?.textContent.trim() !== name;
      return isShown && !isInText ? [{ element, name, x: x + width / 2, y: y + height / 2, width, height }] : [];
    });
    const small = targets.filter(({ width, height }) => width < smallest || height < smallest);
    for (const { element, name, x, y, width, height } of small) {
      // A small target may be alone: then a circle of 24 px around its center touches no other.
      const near = small.find(
        (other) =>
          !other.element.contains(element) &&
          !element.contains(other.element) &&
          other.element !== element &&
          Math.hypot(other.x - x, other.y - y) < smallest,
      );
      const at = `${Math.round(width)} × ${Math.round(height)} px`;
      if (near) faults.push(`“${name}” is ${at}, and “${near.name}” is near`);
    }

    window.scrollTo(0, document.documentElement.scrollHeight);
    const bar = document.querySelector('nav[aria-label="Quick navigation"]');
    const last = [...document.querySelectorAll('footer a[href], footer button')].at(-1);
    if (!bar || !last) return [...faults, 'the page has no bar or no footer'];
    if (last.getBoundingClientRect().bottom > bar.getBoundingClientRect().top) {
      faults.push(`the bar covers “${last.textContent}”`);
    }
    window.scrollTo(0, 0);
    return faults;
  });
}
