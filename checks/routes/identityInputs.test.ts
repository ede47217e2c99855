import { expect, test } from 'vitest';
import { actions } from '../../apps/fs-server/src/identity/actions/actions.ts';
import { AuthorizeFields } from '../../apps/fs-server/src/identity/google/authorizeRequest.ts';
import { Exchange } from '../../apps/fs-server/src/identity/google/googleRoutes.ts';
import { type RequestSchema, requestNodes } from './requestNodes.ts';

const inputs: [string, object][] = [
  ...[...actions].map(([name, { input }]): [string, object] => [name, input]),
  ['authorize', AuthorizeFields],
  ['token', Exchange],
];
const nodes = inputs.flatMap(([name, input]) => requestNodes(name, input as RequestSchema));

test('every identity action and OAuth form is closed, bounded and storable', () => {
  expect(nodes.flatMap(({ place, problem }) => (problem ? [`${place}: ${problem}`] : []))).toEqual([]);
});

test('the walk visits fifteen actions, two forms and hundreds of values', () => {
  expect(inputs).toHaveLength(15 + 2);
  expect(inputs.flatMap(([name]) => (nodes.some(({ place }) => place.startsWith(name)) ? [] : [name]))).toEqual([]);
  expect(nodes.length).toBeGreaterThan(250);
  expect(nodes.filter(({ kind }) => kind === 'string').length).toBeGreaterThan(150);
});
