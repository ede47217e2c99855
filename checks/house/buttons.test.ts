import { expect, test } from 'vitest';
import { browserCode, codeOf } from '../lazyModules.ts';
import { files, read } from '../repository.ts';

const foundation = 'packages/ui/src/internal/BaseButton/';

/** React Aria's NumberField and calendars name and disable these buttons through a context that only its Button reads. */
const wired = ['packages/ui/src/internal/FieldFrame/FieldButton.tsx'];

test('every button is built on `BaseButton`', () => {
  const own =
    /<button\b|^import (?!type).* from '(react-aria-components\/(Toggle)?Button|react-aria\/use(Toggle)?Button)';/m;
  const others = browserCode.filter((path) => !path.startsWith(foundation) && own.test(codeOf(path)));
  expect(others).toEqual(wired);
  expect(browserCode.filter((path) => codeOf(path).includes('BaseButton.tsx')).length).toBeGreaterThan(6);
});

test('no source imports a private entry of React Aria, which would pin its version', () => {
  const code = files.filter((path) => /\.(tsx?|json)$/.test(path) && !path.endsWith('buttons.test.ts'));
  expect(code.filter((path) => /['"]react-(aria|stately)(-components)?\/private\//.test(read(path)))).toEqual([]);
  expect(code.length).toBeGreaterThan(1000);
});
