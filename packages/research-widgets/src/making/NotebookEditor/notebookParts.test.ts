import { expect, test } from 'vitest';
import { formatLiveLine, insertionOf, isAtLineStart, notebookParts } from './notebookParts.ts';

const voltmeer = { kind: 'chart', companyId: 'a1-b2', name: 'Volt [meer] \\ Co' } as const;
const line = formatLiveLine(voltmeer);

test('a live line is a link to the company, and is read back with its name', () => {
  expect(line).toBe('[Volt \\[meer\\] \\\\ Co](/research/companies/a1-b2#live-chart)');
  expect(notebookParts(line)).toEqual([{ kind: 'live', reference: voltmeer }]);
});

test('a notebook is split at its live lines, in their order', () => {
  expect(notebookParts(`# One\n\n${line}\n\nTwo\n${formatLiveLine({ ...voltmeer, kind: 'table' })}`)).toEqual([
    { kind: 'text', text: '# One' },
    { kind: 'live', reference: voltmeer },
    { kind: 'text', text: 'Two' },
    { kind: 'live', reference: { ...voltmeer, kind: 'table' } },
  ]);
  expect(notebookParts('')).toEqual([]);
});

test.each([
  ['in a sentence', `See ${line}`],
  ['with another kind', line.replace('chart', 'map')],
  ['to another page', line.replace('/research/companies/', '/people/')],
  ['in a code block', `\`\`\`\`\n\`\`\`\n${line}\n\`\`\`\``],
])('a link %s is text', (_where, text) => {
  expect(notebookParts(text)).toEqual([{ kind: 'text', text }]);
});

test('a line is inserted with the empty lines that it needs', () => {
  const insert = (text: string, position = text.length) =>
    text.slice(0, position) + insertionOf(text, position, 'X') + text.slice(position);
  expect(insert('')).toBe('X\n\n');
  expect(insert('One')).toBe('One\n\nX\n\n');
  expect(insert('One\n')).toBe('One\n\nX\n\n');
  expect(insert('One\n\n')).toBe('One\n\nX\n\n');
  expect(insert('One\n\nTwo', 5)).toBe('One\n\nX\n\nTwo');
  expect(insert('One\n\n\nTwo', 4)).toBe('One\n\nX\n\nTwo');
});

test('knows the beginning of a line', () => {
  expect([0, 1, 2].map((position) => isAtLineStart('a\nb', position))).toEqual([true, false, true]);
});
