import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { shapesOf } from './shapesOf.ts';

/**
 * Returns what axe finds on the page, with all of its rules. A page whose content and frame both have shapes in `known`
 * is not rated again.
 */
export async function findViolations(page: Page, known: Set<string>): Promise<string[]> {
  const shapes = await page.evaluate(shapesOf);
  if (shapes.every((shape) => known.has(shape))) return [];
  for (const shape of shapes) known.add(shape);
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
