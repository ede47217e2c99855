import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const examples = import.meta.glob('./readme/*.tsx', { eager: true });

/** Components without props. */
const components = Object.entries(examples).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([, value]) => typeof value === 'function' && value.length === 0)
    .map(([name, component]) => ({ name: `${name} of ${file}`, component })),
);

test.each(components)('$name renders', ({ component }) => {
  expect(renderToString(createElement(component))).toContain('<');
});

test('the README of @fs/ui shows a table, a form, a modal and a page', () => {
  expect(components.length).toBeGreaterThan(3);
});
