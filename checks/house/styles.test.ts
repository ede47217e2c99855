import { type Expression, type ObjectProperty, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { importsOf } from '../layers/importsOf.ts';
import { sources } from '../repository.ts';
import { lineOf, syntaxOf } from '../syntax.ts';

const sheets = sources.filter((path) => path.endsWith('.css.ts'));
const physical =
  /^(left|right|top|bottom|(margin|padding)(Left|Right|Top|Bottom)|border(Left|Right|Top|Bottom)\w*|(min|max)?(Width|Height)|width|height|overflow[XY])$/;

// None, centered, or negative; or in em, since a mark in running text has no Stack around it.
const harmlessMargin = /^(0|auto|0 auto|-.+|[\d.]+em)$/;

/** Every plain property that a style sheet sets, by name. */
function propertiesOf(path: string): { name: string; value: Expression; where: string }[] {
  const found: { name: string; value: Expression; where: string }[] = [];
  new Visitor({
    Property(property) {
      const { key, value, start, computed, shorthand } = property as ObjectProperty;
      if (!computed && !shorthand && key.type === 'Identifier')
        found.push({ name: key.name, value, where: `${path}:${lineOf(path, start)}` });
    },
  }).visit(syntaxOf(path).program);
  return found;
}

const properties = sheets.flatMap(propertiesOf);

test('styles use logical properties instead of left and right', () => {
  const isStyle = ({ value }: { value: Expression }) => value.type !== 'ObjectExpression';
  const wrong = properties.filter((property) => physical.test(property.name) && isStyle(property));
  const sided = properties.filter(
    ({ name, value }) => name === 'textAlign' && value.type === 'Literal' && /left|right/.test(String(value.value)),
  );
  expect([...wrong, ...sided].map(({ where, name }) => `${where} sets ${name}: use the logical property`)).toEqual([]);
  expect(properties.length).toBeGreaterThan(200);
});

test('components have no outer margin, since the surrounding layout sets the gap', () => {
  const margins = properties.filter(({ name }) => /^margin/.test(name));
  const pushing = margins.filter(({ value }) => value.type !== 'Literal' || !harmlessMargin.test(String(value.value)));
  expect(pushing.map(({ where, name }) => `${where} sets ${name}: use the gap of a Stack`)).toEqual([]);
});

test('every style sheet imports the order of the layers first', () => {
  const styled = sheets.filter((path) =>
    syntaxOf(path).module.staticImports.some(({ entries }) =>
      entries.some(({ importName }) => /^(style|styleVariants|globalStyle|recipe)$/.test(importName.name ?? '')),
    ),
  );
  const loose = styled.filter(
    (path) => !importsOf(path).some(({ specifier }) => /^@fs\/ui\/layers$|(^|\/)layers\.ts$/.test(specifier)),
  );
  expect(loose).toEqual([]);
  expect(styled.length).toBeGreaterThan(15);
});

test('every rule is inside a layer', () => {
  const outside: string[] = [];
  for (const path of sheets) {
    new Visitor({
      CallExpression({ callee, arguments: given, start }) {
        if (callee.type !== 'Identifier' || !/^(style|globalStyle)$/.test(callee.name)) return;
        const rule = given.at(callee.name === 'style' ? 0 : 1);
        if (rule?.type === 'ObjectExpression') outside.push(`${path}:${lineOf(path, start)}: wrap the rule in inLayer`);
      },
    }).visit(syntaxOf(path).program);
  }
  expect(outside).toEqual([]);
});
