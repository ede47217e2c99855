import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { shapeOf } from './shapeOf.ts';

/**
 * Returns what axe finds on the page, with all of its rules. A page that has the shape of one in `known` is not rated
 * again.
 */
export async function findViolations(page: Page, known: Set<string>): Promise<string[]> {
  const shape = await page.evaluate(shapeOf);
  if (known.has(shape)) return [];
  known.add(shape);
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: loaded } = window as Window & { axe?: typeof axe };
    const found = await loaded?.run(document, {
      resultTypes: ['violations'],
      // WCAG 2.2 asks for it, and axe leaves it off by default.
      rules: { 'target-size': { enabled: true } },
    });
    return found?.violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 200)).join('; ')}`,
    );
  });
  if (!violations) throw new Error('axe did not load');
  return violations;
}
