import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';

/** What a page must contain for a selector to match: all of these names, and of each list one entry. */
export type Needs = readonly (string | readonly Needs[])[];

export interface SheetDeclaration {
  text: string;
  value: string;
  /** Set for a custom property. */
  property?: string;
  /** The custom properties that it reads. */
  uses: readonly string[];
}

/** A style sheet as a tree whose parts can be left out. */
export type SheetNode =
  | { kind: 'rule'; selectors: readonly { text: string; needs: Needs }[]; declarations: readonly SheetDeclaration[] }
  /** Rules under a condition or in a layer. The order of layers counts, so that an empty one stays. */
  | { kind: 'group'; head: string; isLayer: boolean; nodes: readonly SheetNode[] }
  | { kind: 'keyframes'; name: string; text: string; uses: readonly string[] }
  /** The ranges are of code points. Empty for all. */
  | { kind: 'font'; family: string; ranges: readonly (readonly [from: number, to: number])[]; text: string }
  /** Anything else stays. */
  | { kind: 'text'; text: string; uses: readonly string[] };

const groups = new Set(['media', 'container', 'supports', 'layer']);

export function parseSheet(css: string): readonly SheetNode[] {
  return readNodes(postcss.parse(css).nodes);
}

/** The custom properties in a text of CSS. */
export function customPropertiesIn(css: string): string[] {
  return css.match(/--[\w-]+/g) ?? [];
}

function readNodes(nodes: readonly ChildNode[]): SheetNode[] {
  return nodes.filter(({ type }) => type !== 'comment').map(readNode);
}

function readNode(node: ChildNode): SheetNode {
  if (node.type === 'rule' && node.nodes.every((inner) => inner.type === 'decl')) return readRule(node, node.nodes);
  if (node.type === 'atrule' && node.nodes && groups.has(node.name)) return readGroup(node, node.nodes);
  if (node.type === 'atrule' && node.name === 'font-face') return readFont(node);
  const text = `${node.toString()}${node.type === 'atrule' && !node.nodes ? ';' : ''}`;
  const uses = customPropertiesIn(text);
  if (node.type === 'atrule' && node.name === 'keyframes') return { kind: 'keyframes', name: node.params, text, uses };
  return { kind: 'text', text, uses };
}

function readRule(rule: Rule, declarations: readonly Declaration[]): SheetNode {
  const { nodes } = parseSelectors().astSync(rule.selector);
  return {
    kind: 'rule',
    selectors: nodes.map((selector) => ({ text: selector.toString().trim(), needs: needsOf(selector) })),
    declarations: declarations.map((declaration) => ({
      text: declaration.toString(),
      value: declaration.value,
      ...(declaration.prop.startsWith('--') && { property: declaration.prop }),
      uses: customPropertiesIn(declaration.value),
    })),
  };
}

function readFont(font: AtRule): SheetNode {
  const valueFor = (property: string) =>
    font.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === property ? node.value : []))[0] ?? '';
  return {
    kind: 'font',
    family: valueFor('font-family').replaceAll(/["']/g, ''),
    ranges: valueFor('unicode-range')
      .split(/\s*,\s*/)
      .filter(Boolean)
      .map(readRange),
    text: font.toString(),
  };
}

/** Reads `U+131`, `U+152-153` or `U+4??`. */
function readRange(range: string): [number, number] {
  const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
}

function readGroup({ name, params }: AtRule, nodes: readonly ChildNode[]): SheetNode {
  return {
    kind: 'group',
    head: `@${name} ${params}`.trim(),
    isLayer: name === 'layer',
    nodes: readNodes(nodes),
  };
}

function needsOf(selector: Selector): Needs {
  return selector.nodes.flatMap(needsOfPart);
}

/** States and positions need nothing: a page can come into them. */
function needsOfPart(part: Node): Needs {
  if (part.type === 'class') return [`.${part.value}`];
  if (part.type === 'id') return [`#${part.value}`];
  if (part.type === 'attribute') return [`[${part.attribute.toLowerCase()}`];
  if (part.type === 'tag') return [part.value.toLowerCase()];
  if (part.type === 'pseudo' && /^:(is|where)$/.test(part.value)) return [part.nodes.map(needsOf)];
  return [];
}
