import { resolve } from 'node:path';
import { type Group, planIds, type SessionUser, staffGroups } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { appRoutes } from '../routes.tsx';
import { guardPage } from './guardPage.ts';

const user = (...groups: Group[]): SessionUser => ({
  username: 'ada',
  attributes: { sub: 'ada', email: 'ada@foresight.example', given_name: 'Ada', family_name: '' },
  groups,
});
const roles: readonly (readonly [name: string, user: SessionUser | null])[] = [
  ['signed out', null],
  ...planIds.map((plan) => [plan, user(plan)] as const),
  ...staffGroups.map((group) => [group, user('fuel-free', group)] as const),
];

/** `●`: opens. Otherwise where the address leads instead. */
function cell(page: (typeof appRoutes)[number], who: SessionUser | null): string {
  const target = guardPage(page, who, { pathname: page.path, search: '', hash: '' });
  if (target === null) return '●';
  return target.startsWith('/login/') ? 'log in' : 'home';
}

test('the table of screens and roles matches docs/screens.md (-u updates it)', async () => {
  const lines = appRoutes.map((page) => [`\`${page.path}\``, ...roles.map(([, who]) => cell(page, who))]);
  const rows = [['Screen', ...roles.map(([name]) => name)], ['---', ...roles.map(() => ':-:')], ...lines];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const text = `# Screens\n\nWhat each role reaches at the address of each screen, computed from the app's route table: ● the screen, otherwise where the app leads instead. A screen for signed-out users leads everyone else home. What the server answers each role is in [authorization-matrix.md](authorization-matrix.md). A test compares this page with the code and, asked with \`-u\`, writes it.\n\n${table}\n`;
  await expect(text).toMatchFileSnapshot(resolve(import.meta.dirname, '../../../../docs/screens.md'));
  expect(lines.flat().filter((each) => each === 'log in').length).toBeGreaterThan(20);
});
