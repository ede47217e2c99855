import { expect, test } from 'vitest';
import { builtPath, packageEntries, packageExports } from './packageExports.ts';

const list = `
export { Button, type ButtonProps } from './actions/Button/Button.tsx';
export type { ButtonGroup } from './actions/ButtonGroup/ButtonGroup.tsx';
export { useFormats } from './system/formats/useFormats.ts';
export * from './messages.ts';
`;

test('each component and each group of a package is an entry, types and hooks are not', () => {
  expect(packageEntries(list, ['messages.ts'], { './tokens': 'theme/tokens.css.ts' })).toEqual({
    '.': 'index.ts',
    './Button': 'actions/Button/Button.tsx',
    './messages': 'messages.ts',
    './tokens': 'theme/tokens.css.ts',
  });
});

test('the workspace resolves to sources, and the builds of other packages to declarations', () => {
  expect(packageExports({ './Button': 'Button/Button.tsx' })['./Button']).toEqual({
    '@fs/source': './src/Button/Button.tsx',
    types: './dist/types/Button/Button.d.ts',
  });
});

test('built style sheets have names that no plugin compiles again', () => {
  expect(builtPath('theme/tokens.css.ts')).toBe('theme/tokens_css.js');
  expect(builtPath('./Button.tsx')).toBe('./Button.js');
});
