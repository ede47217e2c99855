import { type Expression, type ObjectPropertyKind, Visitor } from 'oxc-parser';
import { syntaxOf } from '../syntax.ts';

export interface StoryFile {
  /** Name of the component that the stories are about. */
  component: string | undefined;
  /** Names of its parts, which the same stories show. */
  subcomponents: readonly string[];
  title: string | undefined;
  stories: readonly string[];
}

export function storyFile(path: string): StoryFile {
  const { module, program } = syntaxOf(path);
  const constants = new Map<string, Expression>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, withoutType(init));
    },
  }).visit(program);
  const meta = constants.get('meta');
  const members = meta?.type === 'ObjectExpression' ? meta.properties : [];
  const component = memberOf(members, 'component');
  const title = memberOf(members, 'title');
  const parts = memberOf(members, 'subcomponents');
  return {
    component: component?.type === 'Identifier' ? genericOf(component.name, constants) : undefined,
    subcomponents: parts?.type === 'ObjectExpression' ? parts.properties.flatMap(namesOf) : [],
    title: title?.type === 'Literal' ? String(title.value) : undefined,
    stories: module.staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ exportName, isType }) => exportName.kind === 'Name' && !isType)
      .map(({ exportName }) => exportName.name ?? ''),
  };
}

/** `LoadableView` of `const FactsView = LoadableView<Facts>`: a generic component needs a type argument in stories. */
function genericOf(name: string, constants: ReadonlyMap<string, Expression>): string {
  const made = constants.get(name);
  if (made?.type !== 'TSInstantiationExpression') return name;
  return made.expression.type === 'Identifier' ? made.expression.name : name;
}

function withoutType(value: Expression): Expression {
  return value.type === 'TSSatisfiesExpression' || value.type === 'TSAsExpression' ? value.expression : value;
}

function namesOf(property: ObjectPropertyKind): string[] {
  return property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [];
}

function memberOf(properties: readonly ObjectPropertyKind[], name: string): Expression | undefined {
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    if (property.key.name === name) return property.value;
  }
  return undefined;
}
