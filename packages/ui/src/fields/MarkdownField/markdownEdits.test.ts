import { expect, test } from 'vitest';
import { type MarkdownTool, markdownEdits } from './markdownEdits.ts';

/** Selections between brackets ⟦ ⟧, before and after. */
function use(tool: MarkdownTool, marked: string): string {
  const start = marked.indexOf('⟦');
  const end = marked.indexOf('⟧') - 1;
  const text = marked.replace(/[⟦⟧]/g, '');
  const edit = markdownEdits[tool]({ text, start, end });
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${after.slice(0, edit.start)}⟦${after.slice(edit.start, edit.end)}⟧${after.slice(edit.end)}`;
}

test.each([
  ['bold', 'two ⟦ports⟧ signed', 'two **⟦ports⟧** signed'],
  ['bold', 'two **⟦ports⟧** signed', 'two ⟦ports⟧ signed'],
  ['bold', 'two ⟦**ports**⟧ signed', 'two ⟦ports⟧ signed'],
  ['bold', 'two ⟦⟧', 'two **⟦⟧**'],
  ['italic', '⟦two⟧ ports', '_⟦two⟧_ ports'],
  ['code', 'a ⟦year:2014⟧', 'a `⟦year:2014⟧`'],
  ['code', '⟦one\ntwo⟧', '```\n⟦one\ntwo⟧\n```'],
  ['heading', 'What ⟦it⟧ found', '## What ⟦it⟧ found'],
  ['heading', '## What ⟦it⟧ found', 'What ⟦it⟧ found'],
  ['list', 'one\nt⟦wo\nthr⟧ee\nfour', 'one\n⟦- two\n- thr⟧ee\nfour'],
  ['list', 'one\n⟦- two\n- three⟧\nfour', 'one\n⟦two\nthree⟧\nfour'],
  ['quote', '⟦⟧', '> ⟦⟧'],
  ['link', 'read ⟦its page⟧', 'read [its page](⟦https://⟧)'],
  ['link', '⟦https://harborline.example⟧', '[⟦⟧](https://harborline.example)'],
  ['link', 'read ⟦⟧', 'read [⟦⟧](https://)'],
] as const)('%s makes of %j %j', (tool, before, after) => {
  expect(use(tool, before)).toBe(after);
});
