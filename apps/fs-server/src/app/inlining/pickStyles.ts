import { customPropertiesIn, type Needs, type SheetDeclaration, type SheetNode } from './parseSheet.ts';

/** Attributes that a page gets without the app: from the browser, and from the script before the app. */
const laterNames = ['[open', '[data-pressed'];

export interface PickedStyles {
  rules: string;
  /** Separate, since a page can be painted before it asks for its fonts. */
  fonts: string;
}

/**
 * Returns the part of a style sheet that can apply to a page, in all of its states, themes and widths. Names that only
 * look like parts of the page add rules, and do no harm.
 *
 * @param own rules of the page besides those of the sheet
 */
export function pickStyles(sheet: readonly SheetNode[], page: string, own = ''): PickedStyles {
  const matching = matchNodes(sheet, namesIn(page));
  const used = findUsed(matching, own);
  const characters = new Set(Array.from(page, (character) => character.codePointAt(0) ?? 0));
  const fonts = matching
    .filter((node) => node.kind === 'font')
    .filter((font) => isShown(font, { ...used, characters }));
  return {
    rules: matching.map((node) => write(node, used)).join('') + own,
    fonts: fonts.map(({ text }) => text).join(''),
  };
}

/** Elements, classes, ids and attributes, as `Needs` have them. */
function namesIn(page: string): ReadonlySet<string> {
  const names = new Set(laterNames);
  for (const [, tag = ''] of page.matchAll(/<([a-z][\w-]*)/gi)) names.add(tag.toLowerCase());
  for (const [, attribute = ''] of page.matchAll(/\s([a-z][\w:-]*)=/gi)) names.add(`[${attribute.toLowerCase()}`);
  for (const [, id = ''] of page.matchAll(/\sid="([^"]*)"/gi)) names.add(`#${id}`);
  for (const [, classes = ''] of page.matchAll(/\sclass="([^"]*)"/gi)) {
    for (const name of classes.split(/\s+/)) names.add(`.${name}`);
  }
  return names;
}

function canMatch(needs: Needs, names: ReadonlySet<string>): boolean {
  return needs.every((need) =>
    typeof need === 'string' ? names.has(need) : need.some((alternative) => canMatch(alternative, names)),
  );
}

function matchNodes(nodes: readonly SheetNode[], names: ReadonlySet<string>): SheetNode[] {
  return nodes.flatMap((node): SheetNode[] => {
    if (node.kind === 'rule') {
      const selectors = node.selectors.filter(({ needs }) => canMatch(needs, names));
      return selectors.length > 0 ? [{ ...node, selectors }] : [];
    }
    if (node.kind !== 'group') return [node];
    const inside = matchNodes(node.nodes, names);
    return inside.length > 0 || node.isLayer ? [{ ...node, nodes: inside }] : [];
  });
}

interface Used {
  /** The custom properties that rules read, also through others. */
  properties: ReadonlySet<string>;
  /** Whether a rule may name an animation or a font. */
  isNamed: (name: string) => boolean;
  /** Code points. */
  characters: ReadonlySet<number>;
}

function findUsed(nodes: readonly SheetNode[], own: string): Omit<Used, 'characters'> {
  const all = [...flatten(nodes)];
  const declarations = all.flatMap((node) => (node.kind === 'rule' ? node.declarations : []));
  const definitions = Map.groupBy(
    declarations.filter((declaration) => declaration.property !== undefined),
    ({ property }) => property,
  );
  const properties = new Set<string>();
  const add = (names: readonly string[]): void => {
    for (const name of names) {
      if (properties.has(name)) continue;
      properties.add(name);
      for (const { uses } of definitions.get(name) ?? []) add(uses);
    }
  };
  add(customPropertiesIn(own));
  for (const node of all) if (node.kind === 'text') add(node.uses);
  for (const { property, uses } of declarations) if (property === undefined) add(uses);
  const values = declarations.filter(({ property }) => property === undefined || properties.has(property));
  const text = [own, ...values.map(({ value }) => value)].join(' ');
  const isNamed = (name: string) => text.includes(name);
  for (const node of all) if (node.kind === 'keyframes' && isNamed(node.name)) add(node.uses);
  return { properties, isNamed };
}

function* flatten(nodes: readonly SheetNode[]): Generator<SheetNode> {
  for (const node of nodes) {
    yield node;
    if (node.kind === 'group') yield* flatten(node.nodes);
  }
}

function write(node: SheetNode, used: Omit<Used, 'characters'>): string {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'keyframes') return used.isNamed(node.name) ? node.text : '';
  if (node.kind === 'font') return '';
  if (node.kind === 'group') {
    const inside = node.nodes.map((inner) => write(inner, used)).join('');
    return inside === '' && !node.isLayer ? '' : `${node.head}{${inside}}`;
  }
  const isRead = ({ property }: SheetDeclaration) => property === undefined || used.properties.has(property);
  const declarations = node.declarations.filter(isRead).map(({ text }) => text);
  if (declarations.length === 0) return '';
  return `${node.selectors.map(({ text }) => text).join(',')}{${declarations.join(';')}}`;
}

/** Whether a page has a character of a font. The script can differ between fonts of one family. */
function isShown({ family, ranges }: Extract<SheetNode, { kind: 'font' }>, { isNamed, characters }: Used): boolean {
  const isIn = (character: number) => ranges.some(([from, to]) => from <= character && character <= to);
  return isNamed(family) && (ranges.length === 0 || [...characters].some(isIn));
}
