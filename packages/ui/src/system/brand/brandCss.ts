import { fontStack } from '../theme/fontStack.ts';
import { layers } from '../theme/layerOrder.ts';
import type { ThemeColors } from '../theme/ThemeColors.ts';
import { tokens } from '../theme/tokens.css.ts';
import type { Brand } from './createBrand.ts';

const more = '(prefers-contrast: more)';
const dark = '(prefers-color-scheme: dark)';

/**
 * Returns the brand’s style sheet, which a build can write to a file. It applies inside a ThemeProvider whose `brand`
 * is this brand’s `id`.
 */
export function brandCss({ id, font, themes }: Brand): string {
  // More specific than the default themes, so that the order of the style sheets doesn’t matter.
  const themed = (theme: string) => `[data-fs-theme="${theme}"][data-fs-brand="${id}"][data-fs-brand]`;
  const rule = (theme: string, { color, shadow }: ThemeColors) =>
    `${themed(theme)}{${declarations(tokens, { color, shadow }).join(';')}}`;
  const when = (condition: string, css: string) => `@media ${condition}{${css}}`;
  const rules = [
    font && `[data-fs-brand="${id}"]{${fonts(font).join(';')}}`,
    rule('light', themes.light),
    rule('dark', themes.dark),
    rule('contrast', themes.contrastLight),
    when(dark, rule('contrast', themes.contrastDark)),
    // From the weakest preference to the strongest.
    rule('system', themes.light),
    when(dark, rule('system', themes.dark)),
    when(more, rule('system', themes.contrastLight)),
    when(`${more} and ${dark}`, rule('system', themes.contrastDark)),
  ];
  return `@layer ${layers.join(', ')};
@layer fs.theme{${rules.filter(Boolean).join('\n')}}\n`;
}

function fonts(font: string): string[] {
  const family = `'${font}', ${fontStack('Inter Variable', 'system-ui, sans-serif')}`;
  return declarations(tokens.font, { ui: family, display: family });
}

function declarations(names: object, values: object): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name: unknown = Reflect.get(names, key);
    return typeof name === 'string'
      ? [`${name.slice('var('.length, -1)}:${value}`]
      : declarations(new Object(name), value);
  });
}
