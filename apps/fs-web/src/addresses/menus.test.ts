import { resolve } from 'node:path';
import type { NavigationUser } from '@fs/account-widgets/navigation';
import {
  canOpenPage,
  linkFor,
  type NavigationEntry,
  type NavigationMenu,
  navigationOf,
  pageAt,
  signedInMenu,
  signedOutMenu,
  userMenu,
} from '@fs/account-widgets/navigation';
import { type Group, groups, planIds, staffGroups } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { appRoutes } from '../routes.tsx';

const organization = { org_id: 'org' };
const roles: readonly (readonly [name: string, user: NavigationUser])[] = [
  ['signed out', null],
  ...planIds.map((plan) => [plan, { groups: [plan] }] as const),
  ...staffGroups.map((group) => [group, { groups: ['fuel-free', group] satisfies Group[] }] as const),
  ['of an organization', { groups: ['fuel-free'], organization }],
];

interface Line {
  label: string;
  entry: NavigationEntry;
  isFor: (user: NavigationUser) => boolean;
}

const isSignedOut = (user: NavigationUser) => user === null;
const lines: readonly Line[] = [
  ...linesOf('Header', signedOutMenu, isSignedOut),
  ...linesOf('Header', signedInMenu, (user) => !isSignedOut(user)),
  ...linesOf('User', userMenu, (user) => !isSignedOut(user)),
];

function linesOf(place: string, menu: NavigationMenu, isFor: Line['isFor']): Line[] {
  return menu.flatMap((item) =>
    'entries' in item
      ? item.entries.map((entry) => ({ label: `${place} › ${item.id} › ${entry.id}`, entry, isFor }))
      : [{ label: `${place} › ${item.id}`, entry: item, isFor }],
  );
}

/** `●`: shown. `○`: shown once its page exists. Empty: not available. */
function cell({ entry, isFor }: Line, user: NavigationUser): string {
  const [link] = isFor(user) ? linkFor(entry, user) : [];
  if (!link) return '';
  const page = pageAt(appRoutes, link.href);
  if (!page) return '○';
  return canOpenPage(page, user) ? '●' : '';
}

test('the table of roles and menu entries matches docs/menus.md (-u updates it)', async () => {
  const rows = [
    ['Entry', 'Leads to', ...roles.map(([name]) => name)],
    ['---', '---', ...roles.map(() => ':-:')],
    ...lines.map((line) => [line.label, `\`${line.entry.href}\``, ...roles.map(([, user]) => cell(line, user))]),
  ];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const text = `# Menus\n\nWhat each role sees in the header and under its name, computed from the app's route table and the menus of @fs/account-widgets: ● shown, ○ theirs, and shown as soon as its page exists. A test compares this page with the code and, asked with \`-u\`, writes it.\n\n${table}\n`;
  await expect(text).toMatchFileSnapshot(resolve(import.meta.dirname, '../../../../docs/menus.md'));
  expect(lines.length * roles.length).toBeGreaterThan(300);
});

test('every visible entry leads to a page that the role can open', () => {
  const closed = roles.flatMap(([name, role]) => {
    const { main, user } = navigationOf(appRoutes, role);
    const links = [...main, ...user].flatMap((item) => ('links' in item ? item.links : [item]));
    return links
      .filter(({ href }) => {
        const page = pageAt(appRoutes, href);
        return !page || !canOpenPage(page, role);
      })
      .map(({ href }) => `${name}: ${href}`);
  });
  expect(closed).toEqual([]);
});

test('every group is a column of the table, and pages require only known groups', () => {
  expect(groups.filter((group) => !roles.some(([name]) => name === group))).toEqual([]);
  const asked = appRoutes.flatMap((route) => ('groups' in route ? (route.groups as readonly Group[]) : []));
  expect(asked.filter((group) => !groups.includes(group))).toEqual([]);
});
