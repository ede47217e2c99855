import { expect, test } from 'vitest';
import { read } from '../repository.ts';
import { columnNames, columns } from './columns.ts';
import { layers } from './layers.ts';

interface Override {
  includes: string[];
  linter: {
    rules: { style?: { noRestrictedImports?: { options: { patterns: { group: string[]; message: string }[] } } } };
  };
}

const { overrides }: { overrides: Override[] } = JSON.parse(read('biome.json'));

function matches(pattern: string, specifier: string): boolean {
  return pattern.endsWith('/**') ? specifier.startsWith(pattern.slice(0, -2)) : specifier === pattern;
}

/** The linter's message for an author of this folder who imports `specifier`. */
function lintMessage(folder: string, specifier: string): string | undefined {
  return overrides
    .filter(({ includes }) => includes.some((glob) => glob.startsWith(`${folder}/`)))
    .flatMap(({ linter }) => linter.rules.style?.noRestrictedImports?.options.patterns ?? [])
    .find(({ group }) => group.some((pattern) => matches(pattern, specifier)))?.message;
}

test('the linter refuses the same imports as the layers, with the reason', () => {
  let checked = 0;
  const silent: string[] = [];
  for (const [folder, row] of Object.entries(layers)) {
    for (const column of columnNames.filter((name) => row[name] === 'no')) {
      for (const specifier of columns[column].examples) {
        checked += 1;
        const message = lintMessage(folder, specifier);
        if (!message?.includes('ARCHITECTURE.md#layers')) silent.push(`${folder}: ${specifier}`);
      }
    }
  }
  expect(silent).toEqual([]);
  expect(checked).toBeGreaterThan(60);
});
