import { expect, test } from 'vitest';
import { actionItem, actionOf, matchingActions } from './searchActions.ts';

const nothing = () => undefined;
const actions = [
  { id: 'home', label: 'Go to Home', keys: 'g h', onAction: nothing },
  { id: 'dark', label: 'Dark theme', onAction: nothing },
];
const found = (text: string) => matchingActions(actions, text).map(({ id }) => id);

test('an action is found by the beginnings of words of its label', () => {
  expect(found('')).toEqual(['home', 'dark']);
  expect(found('go ho')).toEqual(['home']);
  expect(found('THEME d')).toEqual(['dark']);
  expect(found('ark')).toEqual([]);
});

test('an action shows its key, and is found again by the item', () => {
  const items = actions.map(actionItem);
  expect(items.map(({ shortcut }) => shortcut)).toEqual(['G H', undefined]);
  expect(items.map(({ id }) => actionOf(actions, id))).toEqual(actions);
  expect(actionOf(actions, 'home')).toBeUndefined();
});
