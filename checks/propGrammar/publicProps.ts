import { join } from 'node:path';
import {
  API,
  type Checker,
  type Project,
  SymbolFlags,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import { root } from '../repository.ts';

export interface PublicProp {
  name: string;
  isOptional: boolean;
  isBoolean: boolean;
  isFunction: boolean;
  /** The literals of a union of strings. Undefined for any other type. */
  values: readonly string[] | undefined;
  /** Names of the properties of an array's elements. Undefined for any other type. */
  elementProps: readonly string[] | undefined;
}

export interface PublicProps {
  component: string;
  /** The folder of components, such as `fields`. */
  group: string;
  props: ReadonlyMap<string, PublicProp>;
}

/**
 * Reads the props of all components that `@fs/ui` exports, and the unions of strings that its `types.ts` exports. Props
 * of React and React Aria that a component inherits are left out.
 */
export function readPublicProps() {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error('tsconfig.json has no project.');
    const { checker } = project;
    const components = exportsOf(project, 'packages/ui/src/index.ts').flatMap((symbol) => {
      if (!/^[A-Z]/.test(symbol.name) || !(symbol.flags & SymbolFlags.Value)) return [];
      const props = propsOf(checker, symbol);
      return props ? [{ component: symbol.name, group: groupOf(symbol), props }] : [];
    });
    const unions = exportsOf(project, 'packages/ui/src/types.ts').flatMap((symbol) => {
      const values = valuesOf(checker.getDeclaredTypeOfSymbol(symbol));
      return values ? [[symbol.name, values] as const] : [];
    });
    return { components, unions: new Map(unions) };
  } finally {
    api.close();
  }
}

function exportsOf({ program, checker }: Project, path: string): TypeSymbol[] {
  const file = program.getSourceFile(join(root, path));
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} is not a module of the project.`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
}

function propsOf(checker: Checker, component: TypeSymbol): ReadonlyMap<string, PublicProp> | undefined {
  const type = checker.getTypeOfSymbol(component);
  const [signature] = type ? checker.getSignaturesOfType(type, 0) : [];
  if (!signature) return undefined;
  const props = checker.getParameterType(signature, 0);
  const own = props ? checker.getPropertiesOfType(props).filter(isOurs) : [];
  return new Map(own.map((prop) => [prop.name, describe(checker, prop)]));
}

function describe(checker: Checker, prop: TypeSymbol): PublicProp {
  const declared = checker.getTypeOfSymbol(prop);
  const type = declared && checker.getNonNullableType(declared);
  if (!type) throw new Error(`${prop.name} has no type.`);
  const text = checker.typeToString(type);
  return {
    name: prop.name,
    isOptional: (prop.flags & SymbolFlags.Optional) !== 0,
    isBoolean: text === 'boolean',
    isFunction: checker.getSignaturesOfType(type, 0).length > 0,
    values: valuesOf(type),
    elementProps: elementPropsOf(checker, type),
  };
}

function valuesOf(type: Type): string[] | undefined {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const literals = parts.flatMap((part) => (part.isStringLiteralType() ? [part.value] : []));
  return literals.length === parts.length ? literals : undefined;
}

function elementPropsOf(checker: Checker, type: Type): string[] | undefined {
  if (!type.isTypeReference() || !checker.isArrayLikeType(type)) return undefined;
  const [element] = checker.getTypeArguments(type);
  return element?.isObjectType() ? checker.getPropertiesOfType(element).map(({ name }) => name) : undefined;
}

function isOurs(symbol: TypeSymbol): boolean {
  return symbol.declarations.some(({ path }) => path.includes('/packages/ui/src/'));
}

function groupOf({ declarations }: TypeSymbol): string {
  return declarations[0]?.path.match(/\/packages\/ui\/src\/(\w+)\//)?.[1] ?? '';
}
