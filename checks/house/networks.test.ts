import type { Node } from 'oxc-parser';
import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';
import { lineOf, syntaxOf, walk } from '../syntax.ts';

const server = sources.filter(
  (path) =>
    path.startsWith('apps/fs-server/src/') && !/\.test\.ts$|\/testing\//.test(path) && /\bip\b/.test(read(path)),
);

const isIp = (node: Node) => node.type === 'Identifier' && node.name === 'ip';

/** Every place that uses the IP address of a request: `request.ip`, or `ip` that was taken out of one. */
function findUses(path: string): { place: string; isCounted: boolean }[] {
  const uses: { place: string; isCounted: boolean }[] = [];
  walk(syntaxOf(path).program, (node, parent) => {
    const isMember = node.type === 'MemberExpression' && isIp(node.property);
    const isTaken = isIp(node) && parent?.type !== 'Property' && parent?.type !== 'MemberExpression';
    if (!isMember && !isTaken) return;
    const isCounted =
      parent?.type === 'CallExpression' && parent.callee.type === 'Identifier' && parent.callee.name === 'networkOf';
    uses.push({ place: `${path}:${lineOf(path, node.start)}`, isCounted });
  });
  return uses;
}

test('an IP address is counted by its network, so that nobody has a limit for each address of theirs', () => {
  const uses = server.flatMap(findUses);
  const others = uses.filter(({ isCounted }) => !isCounted).map(({ place }) => place);
  expect(others, 'Count by networkOf(ip)').toEqual([]);
  expect(uses.length).toBeGreaterThan(6);
});
