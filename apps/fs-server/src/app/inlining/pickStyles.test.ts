import { expect, test } from 'vitest';
import { parseSheet } from './parseSheet.ts';
import { pickStyles } from './pickStyles.ts';

const pick = (css: string, page: string, own?: string) => pickStyles(parseSheet(css), page, own).rules;

const page = '<html lang="en" dir="ltr"><body><h1 id="top" class="a b" data-size="l">Text</h1></body></html>';

test.each([
  ['of a class', '.a{color:red}'],
  ['of several parts', 'body h1.a.b#top[data-size=s]{color:red}'],
  ['of all elements', '*{color:red}'],
  ['of a state', '.a:hover,.a:focus-visible{color:red}'],
  ['of another direction', '.a:dir(rtl){color:red}[dir=rtl] .b{color:red}'],
  ['of what was opened or pressed', '[open] .a{color:red}.a[data-pressed]{color:red}'],
  ['of one of several parts', ':is(.none,.a) h1{color:red}:where(.b){color:red}'],
  ['of what is not there', '.a:not(.none){color:red}.a:has(.none){color:red}'],
  ['of a pseudo-element', '.a::before{content:"a;}"}'],
  ['for other widths and themes', '@media (width<=600px){.a{color:red}}@media print{.a{color:red}}'],
  ['of a container', '@container (width>=60rem){@media (hover:hover){.a{color:red}}}'],
])('a rule %s stays as it is', (_of, css) => {
  expect(pick(css, page)).toBe(css);
});

test.each([
  ['another class', '.c{color:red}'],
  ['another id', '#a{color:red}'],
  ['another element', 'h2{color:red}'],
  ['another attribute', '[data-a]{color:red}'],
  ['an ancestor of another kind', '.c .a{color:red}'],
  ['none of several parts', ':is(.c,.d.a){color:red}'],
  ['another class under a condition', '@media print{.c{color:red}}'],
])('a rule of %s is left out', (_of, css) => {
  expect(pick(css, page)).toBe('');
});

test('of several selectors, those that can match stay', () => {
  expect(pick('.c,.a,.d{color:red}', page)).toBe('.a{color:red}');
});

test('layers keep their order, also when they have no rules left', () => {
  expect(pick('@layer one{.c{color:red}}@layer two{.a{color:red}}@layer three;', page)).toBe(
    '@layer one{}@layer two{.a{color:red}}@layer three;',
  );
});

test('custom properties stay where a rule reads them, also through others', () => {
  const css = ':root{--x:var(--y);--y:1px;--z:2px}.a{margin:var(--x)}.c{margin:var(--z)}';
  expect(pick(css, page)).toBe(':root{--x:var(--y);--y:1px}.a{margin:var(--x)}');
  expect(pick(':root{--z:2px}', page, '[data-own]{margin:var(--z)}')).toBe(':root{--z:2px}[data-own]{margin:var(--z)}');
});

test('animations stay where a rule names them, with what they read', () => {
  const css = ':root{--x:1px}@keyframes turn{to{margin:var(--x)}}@keyframes other{to{margin:0}}.a{animation:turn 1s}';
  expect(pick(css, page)).toBe(':root{--x:1px}@keyframes turn{to{margin:var(--x)}}.a{animation:turn 1s}');
});

test('fonts stay that are named and have a character of the page', () => {
  const face = (family: string, range: string) => `@font-face{font-family:${family};unicode-range:${range}}`;
  const latin = face('"Inter"', 'U+??,U+131');
  const rest = face('Inter', 'U+370-3FF') + face('Other', 'U+??');
  const sheet = parseSheet(`${latin}${rest}.a{font-family:Inter}`);
  expect(pickStyles(sheet, page)).toEqual({ rules: '.a{font-family:Inter}', fonts: latin });
  expect(pickStyles(sheet, page.replace('Text', 'Αθήνα')).fonts).toContain('U+370-3FF');
});
