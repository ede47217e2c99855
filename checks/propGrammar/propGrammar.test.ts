import { expect, test } from 'vitest';
import { exceptions } from './exceptions.ts';
import { type PublicProp, readPublicProps } from './publicProps.ts';
import { violationsOf } from './rules.ts';

const { components, unions } = readPublicProps();
const violations = components.flatMap((component) =>
  violationsOf(component, unions).map(([prop, advice]) => ({ prop: `${component.component}.${prop}`, advice })),
);

test('every prop of a component follows the grammar of docs/guide/props.md', () => {
  expect(violations.filter(({ prop }) => !(prop in exceptions))).toEqual([]);
  expect(components.length).toBeGreaterThan(80);
});

test('every exception is still needed', () => {
  const broken = violations.map(({ prop }) => prop);
  expect(Object.keys(exceptions).filter((prop) => !broken.includes(prop))).toEqual([]);
});

test('every component accepts the shared props', () => {
  const shared = ['id', 'lang', 'ref', 'className', 'style'];
  const lacking = components
    .filter(({ component }) => !component.endsWith('Provider'))
    .flatMap(({ component, props }) =>
      shared.filter((name) => !props.has(name)).map((name) => `${component} lacks ${name}`),
    );
  expect(lacking).toEqual([]);
});

const plain = { isOptional: true, isBoolean: false, isFunction: false, values: undefined, elementProps: undefined };

test.each<[breach: string, props: Record<string, Partial<PublicProp>>, advice: [string, string][]]>([
  [
    'onClose',
    { isOpen: {}, defaultOpen: {}, onOpenChange: { isFunction: true }, onClose: { isFunction: true } },
    [['onClose', 'report through onOpenChange(isOpen)']],
  ],
  ['isOpen alone', { isOpen: { isBoolean: true } }, [['isOpen', 'add defaultOpen and onOpenChange']]],
  ['open', { open: { isBoolean: true } }, [['open', 'begin with is, has, can or should']]],
  ['value alone', { value: {} }, [['value', 'add onChange']]],
  ['onChange without defaultValue', { value: {}, onChange: { isFunction: true } }, [['onChange', 'add defaultValue']]],
  [
    'isSelected without defaultSelected',
    { isSelected: { isBoolean: true }, onChange: { isFunction: true } },
    [
      ['isSelected', 'add defaultSelected'],
      ['onChange', 'add defaultSelected'],
    ],
  ],
  ['defaultPage alone', { defaultPage: {} }, [['defaultPage', 'add page']]],
  ['selectedKeys alone', { selectedKeys: {} }, [['selectedKeys', 'add onSelectionChange']]],
  ['a tone of its own', { tone: { values: ['neutral', 'purple'] } }, [['tone', 'accept values of Tone only']]],
  ['a size in pixels', { size: {} }, [['size', 'accept values of Size or FontSize only']]],
  [
    'options without id',
    { options: { elementProps: ['value', 'label'] } },
    [['options', 'take elements with id and label']],
  ],
  [
    'nothing',
    {
      value: {},
      defaultValue: {},
      onChange: { isFunction: true },
      size: { values: ['small'] },
      isDisabled: { isBoolean: true },
    },
    [],
  ],
])('finds %s', (_, props, advice) => {
  const entries = Object.entries(props).map(([name, prop]) => [name, { ...plain, ...prop, name }] as const);
  expect(violationsOf({ component: 'Sample', group: 'fields', props: new Map(entries) }, unions)).toEqual(advice);
});
