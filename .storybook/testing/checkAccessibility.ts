import axe, { type ElementContext, type RunOptions, type Spec } from 'axe-core';

/** The part of a story's `a11y` parameter that says how axe runs. */
export interface AccessibilityParameter {
  test?: 'error' | 'off';
  context?: ElementContext;
  config?: Spec;
  options?: RunOptions;
}

/** A part of a page has no landmarks of its own; the addon leaves the rule out too. */
const ignoredRules = [{ id: 'region', enabled: false }];

/** The rules whose answer a theme can change; the addon asks all of them in light. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Asks axe about the colours of what is mounted now, by the story's own parameter.
 * @throws naming each broken rule and the elements that break it.
 */
export async function checkAccessibility(variant: string, { test, context, config, options }: AccessibilityParameter) {
  if (test === 'off') return;
  axe.reset();
  axe.configure({ ...config, rules: [...ignoredRules, ...(config?.rules ?? [])] });
  const { violations } = await axe.run(context ?? document.body, {
    ...options,
    runOnly: { type: 'rule', values: colorRules },
    resultTypes: ['violations'],
  });
  if (violations.length === 0) return;

  const broken = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')}  ${node.html}`).join('\n')}`,
  );
  throw new Error(`Axe finds broken rules in ${variant}: ${violations.length}\n${broken.join('\n')}`);
}
