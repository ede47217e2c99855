import { type Expression, type ObjectExpression, type ObjectPropertyKind, Visitor } from 'oxc-parser';
import { syntaxOf } from '../syntax.ts';

export interface StoryFile {
  /** Name of the component that the file is about. */
  component: string | undefined;
  title: string | undefined;
  stories: readonly string[];
}

export function storyFile(path: string): StoryFile {
  const { module, program } = syntaxOf(path);
  let meta: ObjectExpression | undefined;
  new Visitor({
    VariableDeclarator({ id, init }) {
      const value = init && withoutType(init);
      if (id.type === 'Identifier' && id.name === 'meta' && value?.type === 'ObjectExpression') meta = value;
    },
  }).visit(program);
  const component = meta && memberOf(meta.properties, 'component');
  const title = meta && memberOf(meta.properties, 'title');
  return {
    component: component?.type === 'Identifier' ? component.name : undefined,
    title: title?.type === 'Literal' ? String(title.value) : undefined,
    stories: module.staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ exportName, isType }) => exportName.kind === 'Name' && !isType)
      .map(({ exportName }) => exportName.name ?? ''),
  };
}

function withoutType(value: Expression): Expression {
  return value.type === 'TSSatisfiesExpression' || value.type === 'TSAsExpression' ? value.expression : value;
}

function memberOf(properties: readonly ObjectPropertyKind[], name: string): Expression | undefined {
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    if (property.key.name === name) return property.value;
  }
  return undefined;
}
