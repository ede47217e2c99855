import type { Page } from 'playwright-core';

export interface Shifts {
  /** Sum of the shifts that no input caused, as browsers rate them. 1 is a screen that moved by its height. */
  total: number;
  /** Each shift with the elements that moved. */
  moves: readonly string[];
}

declare global {
  interface Window {
    foundShifts?: { total: number; moves: string[] };
  }
}

/** Not in TypeScript's own types yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Watches every page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found = { total: 0, moves: [] as string[] };
    window.foundShifts = found;
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'an element that is gone';
      const text = (node?.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      const section = element.closest('section')?.querySelector('h2, h3')?.textContent ?? '';
      return `${element.localName} "${text}" of "${section}"`;
    };
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (shift.hadRecentInput) continue;
        found.total += shift.value;
        const moved = shift.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        );
        found.moves.push(`${shift.value.toFixed(3)}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns what has moved since the page was opened. */
export async function readShifts(page: Page): Promise<Shifts> {
  return (await page.evaluate(() => window.foundShifts)) ?? { total: 0, moves: [] };
}
