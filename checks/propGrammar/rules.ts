import type { PublicProps } from './publicProps.ts';

/** The unions of `types.ts` whose values a prop of that name accepts. */
const unionsOf: Readonly<Record<string, readonly string[]>> = {
  tone: ['Tone'],
  size: ['Size', 'FontSize'],
  placement: ['Placement'],
};

/** Returns the names of a component’s props that break the grammar, each with what to do. */
export function violationsOf(
  { group, props }: PublicProps,
  unions: ReadonlyMap<string, readonly string[]>,
): [prop: string, advice: string][] {
  const has = (name: string) => props.has(name);
  return [...props.values()].flatMap((prop): [string, string][] => {
    const { name } = prop;
    const found = (advice: string): [string, string][] => [[name, advice]];
    if (['onClose', 'onCancel'].includes(name)) return found('report through onOpenChange(isOpen)');
    if (prop.isBoolean && !/^((is|has|can|should|default)[A-Z]|autoFocus$)/.test(name)) {
      return found('begin with is, has, can or should');
    }
    if (/^on[A-Z]/.test(name) && !prop.isFunction) return found('pass a function');
    const missing = twinsOf(name, group, has).filter((twin) => !has(twin));
    if (missing.length > 0) return found(`add ${missing.join(' and ')}`);
    const shared = unionsOf[name]?.flatMap((union) => unions.get(union) ?? []);
    if (shared && !prop.values?.every((value) => shared.includes(value))) {
      return found(`accept values of ${unionsOf[name]?.join(' or ')} only`);
    }
    if (name === 'options' && !['id', 'label'].every((key) => prop.elementProps?.includes(key))) {
      return found('take elements with id and label');
    }
    return [];
  });
}

/** Returns the props that a prop has to come with, so that a state can be controlled or left to the component. */
function twinsOf(name: string, group: string, has: (name: string) => boolean): string[] {
  if (name === 'onChange') return has('isSelected') ? ['defaultSelected'] : ['value', 'defaultValue'];
  // Outside of forms, a value is shown and not changed.
  if (name === 'value' && group === 'fields' && !has('isSelected')) return ['onChange'];
  if (name === 'onSelectionChange') {
    return has('selectedKeys') ? ['defaultSelectedKeys'] : ['selectedKey', 'defaultSelectedKey'];
  }
  if (name === 'isOpen' || name === 'isSelected') return [`default${name.slice(2)}`, changeOf(name)];
  if (/^selectedKeys?$/.test(name)) return ['onSelectionChange'];
  const [, state] = name.match(/^on([A-Z]\w*)Change$/) ?? [];
  if (state) return [controlledOf(state, has), `default${capitalOf(controlledOf(state, has))}`];
  const [, initial] = name.match(/^default([A-Z]\w*)$/) ?? [];
  return initial ? [controlledOf(initial, has)] : [];
}

function changeOf(name: 'isOpen' | 'isSelected') {
  return name === 'isOpen' ? 'onOpenChange' : 'onChange';
}

/** Returns the prop that holds a state: `query` for Query, `isOpen` for Open, `expandedKeys` for Expanded. */
function controlledOf(state: string, has: (name: string) => boolean): string {
  const plain = `${state.charAt(0).toLowerCase()}${state.slice(1)}`;
  return [`is${state}`, `${plain}Keys`].find(has) ?? plain;
}

function capitalOf(name: string): string {
  const bare = name.replace(/^is(?=[A-Z])/, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
}
