import { expect, test } from 'vitest';
import { leavesOf } from '../foundations/leavesOf.ts';
import { tokens } from '../theme/tokens.css.ts';
import { brandCss } from './brandCss.ts';
import { createBrand } from './createBrand.ts';

function css(font?: string) {
  const verdict = createBrand({ color: '#7A1FA2', ...(font && { font }) });
  if (!verdict.ok) throw new Error(`refused: ${verdict.nearest}`);
  return brandCss(verdict.brand);
}

test('the sheet opens with the order of the layers and stays inside one', () => {
  expect(css()).toMatch(/^@layer fs\.reset, fs\.theme, fs\.primitive, fs\.widget, fs\.app;\n@layer fs\.theme\{/);
});

const colors = leavesOf({ color: tokens.color, shadow: tokens.shadow }).length;

test('it sets every color of every theme, for its own brand only', () => {
  const rules = css()
    .split('\n')
    .filter((line) => line.includes('data-fs-theme'));
  expect(rules).toHaveLength(8);
  for (const rule of rules) {
    expect(rule).toContain('[data-fs-brand="7a1fa2"]');
    expect(rule.match(/--fs-[\w-]+:/g)).toHaveLength(colors);
  }
  expect(css()).toContain('--fs-color-accent-fill:#7a1fa2');
});

test('a font of its own has letters behind it that it may lack', () => {
  expect(css('Work Sans')).toContain(
    "--fs-font-ui:'Work Sans', 'Inter Variable', 'Noto Sans Arabic Variable', system-ui",
  );
  expect(css()).not.toContain('--fs-font');
});
