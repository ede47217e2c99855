import { Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { read, sources } from '../repository.ts';
import { lineOf, syntaxOf } from '../syntax.ts';

const checked = sources.filter(
  (path) =>
    /^(apps\/fs-web|packages\/[\w-]+)\/src\/.*(?<!\.test|\.stories)\.tsx?$/.test(path) && !path.includes('/testing/'),
);

/** Files that store something else than typed input, and what it is. */
const others = new Map([
  ['apps/fs-web/src/display/createDisplay.ts', 'choices of this device, for every user of it'],
  [
    'apps/fs-web/src/screens/assessment/createAssessmentDraft.ts',
    'answers of a signed-out user, who goes on with them after the login; those of a user are forgotten',
  ],
  ['apps/fs-web/src/offline/savedStart.ts', 'who is logged in, which logging out removes'],
  ['apps/fs-web/src/screens/tables/pageSizes.ts', 'rows per page'],
  ['apps/fs-web/src/screens/tables/tableLayouts.ts', 'columns of tables'],
  ['apps/fs-web/src/screens/tables/usePageWidth.ts', 'the width of the page'],
  ['apps/fs-web/src/session/createLoginMemory.ts', 'the plan and the target of the next login, which forgets them'],
  ['apps/fs-web/src/session/recentCompanies.ts', 'companies that the user opened, which logging out clears'],
  ['apps/fs-web/src/start/lastStart.ts', 'when the app last started'],
  ['packages/data-client/src/session/DeviceStore.ts', 'the proof of a remembered device'],
  ['packages/data-client/src/session/browserTokenStore.ts', 'the tokens of the session'],
  ['packages/data-client/src/session/googleSignIn.ts', 'a login in progress'],
]);

interface Write {
  path: string;
  line: number;
  /** The text of the key, with that of the constant or function that makes it. */
  key: string;
}

function writesOf(path: string): Write[] {
  const text = read(path);
  if (!text.includes('.setItem(')) return [];
  const writes: Write[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [key], start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name !== 'setItem' || !key) return;
      const argument = text.slice(key.start, key.end);
      const name = /^\w+/.exec(argument)?.[0] ?? '';
      const definition = new RegExp(`const ${name}\\b[^;]*;`).exec(text)?.[0] ?? '';
      writes.push({ path, line: lineOf(path, start), key: `${argument} ${definition}` });
    },
  }).visit(syntaxOf(path).program);
  return writes;
}

const writes = checked.flatMap(writesOf);
const isInput = ({ key }: Write) => /\$\{inputKeys\.(session|local)\}/.test(key);

test('what users type is stored under a key that the next user does not find', () => {
  const wrong = writes
    .filter((write) => !isInput(write) && !others.has(write.path))
    .map(
      ({ path, line }) =>
        `${path}:${line} stores under a key that logging out keeps: begin it with inputKeys of session/forgetInput.ts, or say in this test why it is no input`,
    );
  expect(wrong).toEqual([]);
  expect(writes.filter(isInput).length).toBeGreaterThanOrEqual(4);
});

test('the exceptions store something, and none of them input', () => {
  const stale = [...others.keys()].filter((path) => !writes.some((write) => write.path === path && !isInput(write)));
  expect(stale).toEqual([]);
});

/** Files that store elsewhere, and what it is. */
const elsewhere = new Map([
  ['apps/fs-web/src/display/rememberLanguage.ts', 'the language of this device, for every user of it'],
  ['apps/fs-web/src/offline/savedPages.ts', 'pages of the user, which logging out removes (decision 106)'],
]);

test('nothing is stored past setItem', () => {
  const past = checked
    .filter((path) => !path.includes('/service-worker/'))
    .filter((path) =>
      /\b(local|session)Storage(\[|\.\w+ = )|\bindexedDB\b|\bcaches\.open\b|document\.cookie/.test(read(path)),
    );
  expect(past).toEqual([...elsewhere.keys()]);
});
