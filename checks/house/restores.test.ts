import type { Node } from 'oxc-parser';
import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';
import { lineOf, syntaxOf, walk } from '../syntax.ts';

const server = sources.filter(
  (path) =>
    path.startsWith('apps/fs-server/src/') &&
    !/\.test\.ts$|\/testing\/|\/migrations\//.test(path) &&
    /deleted_at|setDeleted/.test(read(path)),
);

const isNull = (node: Node | undefined) => node?.type === 'Literal' && node.value === null;

/** Whether a node brings a record back: `setDeleted(…, null)`, or `deleted_at: null` of an update. */
function isRestore(node: Node): boolean {
  if (node.type === 'CallExpression') {
    return node.callee.type === 'Identifier' && node.callee.name === 'setDeleted' && node.arguments.some(isNull);
  }
  return (
    node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'deleted_at' && isNull(node.value)
  );
}

/** Every place that brings a record back, with the source of the function of the file that it is in. */
function findRestores(path: string): { place: string; source: string }[] {
  const { program } = syntaxOf(path);
  return program.body.flatMap((statement) => {
    const found: { place: string; source: string }[] = [];
    walk(statement, (node) => {
      if (!isRestore(node)) return;
      found.push({
        place: `${path}:${lineOf(path, node.start)}`,
        source: read(path).slice(statement.start, statement.end),
      });
    });
    return found;
  });
}

test('whatever brings a deleted record back counts it against the limit, as creating it does', () => {
  const restores = server.flatMap(findRestores);
  const uncounted = restores.filter(({ source }) => !/\brequire\w*Quotas?\(/.test(source)).map(({ place }) => place);
  expect(uncounted, 'Delete, create and restore would exceed the limit: call its require…Quota').toEqual([]);
  expect(restores).toHaveLength(3);
});
