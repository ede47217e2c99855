import { expect, test } from 'vitest';
import { joinRequirements, totalsByArea } from './joinRequirements.ts';
import { canProve, type Proof } from './Proof.ts';
import type { Requirement } from './Requirement.ts';
import { totalsTable } from './report.ts';

const row = (id: string, verify: Requirement['verify'], where = 'fs-web'): Requirement => ({
  id,
  area: id.split('-')[0] ?? '',
  where,
  verify,
  requirement: `What ${id} asks for`,
  source: '',
  note: '',
});

const proof = (path: string, requirements: string[], passed = true): Proof => ({
  path,
  title: path,
  requirements,
  passed,
});

const states = (requirements: Requirement[], proofs: Proof[]) =>
  Object.fromEntries(joinRequirements(requirements, proofs).map(({ requirement, state }) => [requirement.id, state]));

test('a row is covered by a passing check of its kind, failing by a failing one, else missing', () => {
  const rows = [row('NAV-001', 'e2e'), row('NAV-002', 'e2e'), row('NAV-003', 'e2e')];
  const proofs = [
    proof('e2e/sign-in.e2e.test.ts', ['NAV-001', 'NAV-002']),
    proof('e2e/company.e2e.test.ts', ['NAV-002'], false),
  ];
  expect(states(rows, proofs)).toEqual({ 'NAV-001': 'covered', 'NAV-002': 'failing', 'NAV-003': 'missing' });
});

test('a check of another kind does not count', () => {
  const rows = [row('CARD-001', 'story'), row('REST-001', 'api'), row('ENV-001', 'unit')];
  const proofs = [
    proof('packages/ui/src/layout/Card/Card.test.ts', ['CARD-001']),
    proof('packages/data-client/src/rest.test.ts', ['REST-001']),
    proof('scripts/browser/findBrowser.test.ts', ['ENV-001']),
  ];
  expect(states(rows, proofs)).toEqual({ 'CARD-001': 'missing', 'REST-001': 'missing', 'ENV-001': 'missing' });
});

test("only the client's own tests prove a row of the data client", () => {
  const rows = [row('REST-001', 'unit', 'data-client'), row('REST-002', 'unit', 'data-client')];
  const proofs = [
    proof('apps/fs-web/src/queries/companies.test.ts', ['REST-001']),
    proof('packages/data-client/src/areas/companies.test.ts', ['REST-002']),
  ];
  expect(states(rows, proofs)).toEqual({ 'REST-001': 'missing', 'REST-002': 'covered' });
});

test("only a story or an e2e test over the app's routes proves a row of header, menus and links", () => {
  const [header, widget] = ['account-widgets', 'research-widgets'].map((where) => row('NAV-001', 'story', where));
  const link = {
    ...row('MARKET-002', 'story', 'research-widgets'),
    requirement: "A column linking to '/markets/{id}'.",
  };
  const [inPackage, inApp, e2e] = [
    'packages/account-widgets/src/shell/AppHeader/AppHeader.stories.tsx',
    'apps/fs-web/src/addresses/linkPaths.stories.tsx',
    'e2e/shell.e2e.test.ts',
  ].map((path) => (of: Requirement | undefined) => of && canProve(of, path));
  expect([header, widget, link].map((of) => [inPackage?.(of), inApp?.(of), e2e?.(of)])).toEqual([
    [false, true, true],
    [false, true, true],
    [false, true, true],
  ]);
});

test('a test of the deciding code proves a rule for some users only, and a story does not', () => {
  const rule = { ...row('CARD-010', 'story', 'research-widgets'), requirement: 'Editors see an edit icon.' };
  const look = { ...row('CARD-001', 'story', 'research-widgets'), requirement: 'A card shows an image.' };
  const paths = [
    'packages/research-widgets/src/news/ArticleCard/ArticleCard.stories.tsx',
    'packages/research-widgets/src/news/ArticleCard/cardActions.test.ts',
    'e2e/news.e2e.test.ts',
    'bench/run.ts',
  ];
  expect(paths.map((path) => canProve(rule, path))).toEqual([false, true, true, false]);
  expect(paths.map((path) => canProve(look, path))).toEqual([true, false, true, false]);
});

test('totals are counted per area and overall', () => {
  const joined = joinRequirements(
    [row('CARD-001', 'story'), row('CARD-002', 'story'), row('PWA-001', 'story')],
    [proof('packages/ui/src/layout/Card/Card.stories.tsx', ['CARD-001']), proof('a.stories.tsx', ['PWA-001'], false)],
  );
  expect(totalsByArea(joined)).toEqual({
    areas: [
      { area: 'CARD', covered: 1, failing: 0, missing: 1 },
      { area: 'PWA', covered: 0, failing: 1, missing: 0 },
    ],
    all: { area: 'all', covered: 1, failing: 1, missing: 1 },
  });
});

test('rows of our own are totaled apart from those of the specification', () => {
  const joined = joinRequirements(
    [row('CARD-001', 'story'), row('XHOME-001', 'story'), row('XHOME-002', 'story')],
    [proof('a.stories.tsx', ['XHOME-001'])],
  );
  const lines = totalsTable(joined).split('\n');
  expect(lines).toContain('0 of 1 requirements covered, 0 failing, 1 missing.');
  expect(lines.at(-1)).toBe('1 of 2 additions covered, 0 failing, 1 missing.');
});
