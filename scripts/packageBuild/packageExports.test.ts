import { expect, test } from 'vitest';
import { builtPath, entriesOfPublicList, packageExports } from './packageExports.ts';

const list = `export { Button } from './Button/Button.tsx';\nexport type { SharedProps } from './SharedProps.ts';\n`;

test('the public list has one entry for each file that it exports from', () => {
  expect(entriesOfPublicList(list, { './tokens': 'theme/tokens.css.ts' })).toEqual({
    '.': 'index.ts',
    './Button': 'Button/Button.tsx',
    './SharedProps': 'SharedProps.ts',
    './tokens': 'theme/tokens.css.ts',
  });
});

test('the workspace resolves to sources, and consumers to built files', () => {
  const built = { types: './dist/Button/Button.d.ts', default: './dist/Button/Button.js' };
  const entries = { './Button': 'Button/Button.tsx' };
  expect(packageExports(entries, { isPublished: false })['./Button']).toEqual({
    '@fs/source': './src/Button/Button.tsx',
    ...built,
  });
  expect(packageExports(entries, { isPublished: true })['./Button']).toEqual(built);
});

test('built style sheets have names that no plugin compiles again', () => {
  expect(builtPath('theme/tokens.css.ts')).toBe('theme/tokens_css.js');
  expect(builtPath('./Button.tsx')).toBe('./Button.js');
});
