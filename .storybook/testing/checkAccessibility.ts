import axe, { type ElementContext, type RunOptions, type Spec } from 'axe-core';

/** The part of a story's `a11y` parameter that configures axe. */
export interface AccessibilityParameter {
  test?: 'error' | 'off';
  context?: ElementContext;
  config?: Spec;
  options?: RunOptions;
}

/** A component has no landmarks of its own. The addon skips the rule too. */
const ignoredRules = [{ id: 'region', enabled: false }];

/** The rules whose result depends on the theme. The addon checks all rules in light. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the color rules of axe on the mounted story, with the story's own parameter.
 * @throws naming each violated rule and its elements.
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
