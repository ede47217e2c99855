import { noticeKinds } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';
import { syntaxOf, walk } from '../syntax.ts';

const senders = sources.filter(
  (path) =>
    path.startsWith('apps/fs-server/src/') &&
    !/\.test\.ts$|\/testing\//.test(path) &&
    read(path).includes('addNotice('),
);

/** The kinds of the notices that a file adds, as they are written in its calls of `addNotice`. */
function kindsSentBy(path: string): string[] {
  const kinds: string[] = [];
  walk(syntaxOf(path).program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'addNotice') return;
    walk(node, (part) => {
      if (part.type !== 'Property' || part.key.type !== 'Identifier' || part.key.name !== 'kind') return;
      if (part.value.type === 'Literal' && typeof part.value.value === 'string') kinds.push(part.value.value);
    });
  });
  return kinds;
}

test('every kind of notice is sent by the server', () => {
  const sent = new Set(senders.flatMap(kindsSentBy));
  expect([...sent].sort()).toEqual([...noticeKinds].sort());
  expect(senders.length).toBeGreaterThan(8);
});
