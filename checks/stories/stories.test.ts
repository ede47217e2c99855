import { expect, test } from 'vitest';
import { files, read, sources } from '../repository.ts';
import { syntaxOf } from '../syntax.ts';
import { publicComponents } from './components.ts';
import { storyFile } from './storyFile.ts';
import { usesOfMessages } from './usesOfMessages.ts';

const widgets = ['packages/research-widgets', 'packages/account-widgets'].flatMap(publicComponents);
const components = [...publicComponents('packages/ui'), ...widgets];

test('every public component has stories of its own, or is a part in those of another', () => {
  const bare = components.flatMap(({ name, stem }) => {
    const path = `${stem}.stories.tsx`;
    if (!files.includes(path)) return [`${name} has no ${path}`];
    const { component, subcomponents, title, stories } = storyFile(path);
    if (subcomponents.includes(name)) return [];
    if (component !== name) return [`${path}: meta.component is ${component}, not ${name}`];
    if (title?.split('/').at(-1) !== name) return [`${path}: the title ${title} does not end in ${name}`];
    return stories.length === 0 ? [`${path} tells no story`] : [];
  });
  expect(bare).toEqual([]);
  expect(components.length).toBeGreaterThan(10);
});

test('every widget has a spec whose states are its stories', () => {
  const differences = widgets.flatMap(({ name, stem }) => {
    const spec = `${stem}.spec.md`;
    if (!files.includes(spec)) return [`${name} has no ${spec}: write its states down, a heading each`];
    const states = Array.from(read(spec).matchAll(/^## (.+)$/gm), ([, heading]) => heading?.trim() ?? '');
    const stories = storiesAbout(stem);
    return [
      ...states.filter((state) => !stories.includes(state)).map((state) => `${spec}: ${state} is no story`),
      ...stories
        .filter((story) => !states.includes(story))
        .map((story) => `${stem}.stories.tsx: ${story} is not in the spec`),
    ];
  });
  expect(differences).toEqual([]);
  expect(widgets.length).toBeGreaterThan(1);
});

/** Stories under one title, which may be split into several files beside the component. */
function storiesAbout(stem: string): readonly string[] {
  const { title } = storyFile(`${stem}.stories.tsx`);
  return files
    .filter((path) => path.startsWith(stem) && path.endsWith('.stories.tsx'))
    .map(storyFile)
    .flatMap((file) => (file.title === title ? file.stories : []));
}

test('every component exports its messages, so that apps can replace them', () => {
  const messageFiles = sources.filter((path) => /^packages\/(ui|\w+-widgets)\/.*\.messages\.ts$/.test(path));
  const hidden = messageFiles.filter((path) => {
    const [, folder = '', rest = ''] = /^(packages\/[^/]+\/src)\/(.+)$/.exec(path) ?? [];
    const requests = syntaxOf(`${folder}/messages.ts`).module.staticExports.flatMap(({ entries }) => entries);
    return !requests.some(({ moduleRequest }) => moduleRequest?.value === `./${rest}`);
  });
  expect(hidden).toEqual([]);
  expect(messageFiles.length).toBeGreaterThan(30);
});

/** Each hook applies the provider's overrides to a whole table, so a table passed only to them hides no text. */
test('every text of a component can be overridden by the provider', () => {
  const { checked, around } = usesOfMessages(sources);
  expect(around).toEqual([]);
  expect(checked).toBeGreaterThan(40);
});

test('a widget with texts has a messages file', () => {
  const speaking = widgets.filter(({ stem }) => /\buseMessages\(/.test(read(`${stem}.tsx`)));
  expect(speaking.filter(({ stem }) => !files.includes(`${stem}.messages.ts`))).toEqual([]);
  expect(speaking.length).toBeGreaterThan(1);
});
