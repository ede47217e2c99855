import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { paths } from '@fs/api-contract';
import type { InjectOptions } from 'fastify';
import { buildSchema, Kind, parse, valueFromASTUntyped } from 'graphql';
import type { ListServer } from '../../areas/watchlists/testing/listServer.ts';
import {
  buildDocument,
  buildFullVariables,
  type FieldOperation,
  listFieldOperations,
} from '../../graphql/testing/hostileOperations.ts';
import { roleOf } from '../../http/testing/exampleCalls.ts';
import { operations as graphqlExamples } from '../../http/testing/exampleOperations.ts';
import { operations as restOperations } from '../../http/testing/hostileCalls.ts';
import { type AnySchema, buildFullValue, pathsOf, withValueAt } from '../../http/testing/mutations.ts';
import { createOwnRecords } from '../../http/testing/ownRecords.ts';

/** A place of a call where a text can be. */
export interface RobustField {
  /** `:id`, `?query`, `body.name`, `input.name`. */
  name: string;
  /** Whether a text can be accepted here, rather than a number or a choice. */
  isText: boolean;
  /** What a harmless call has here. */
  example: string | undefined;
  request: (text: string) => InjectOptions;
  /** The value in this place of an accepted answer; undefined where the answer doesn't say. */
  echo: (body: unknown) => unknown;
}

export interface RobustCall {
  name: string;
  role: string;
  /** Whether it may write. */
  writes: boolean;
  /** Creates the records of the call, and lists its fields. */
  fields: (server: ListServer) => Promise<RobustField[]>;
}

type Place = readonly (string | number)[];
type Part = Record<string, unknown>;

const source = readFileSync(fileURLToPath(import.meta.resolve('@fs/api-contract/schema.graphql')), 'utf8');

/** Every call of the contract, REST and GraphQL. */
export const robustCalls: readonly RobustCall[] = [
  ...restOperations.map((operation): RobustCall => {
    const { name, route } = operation;
    return {
      name,
      role: roleOf(route.audience),
      writes: route.method !== 'GET' && !/^(search|count|sum|getCategory|recognize|preview)|rows$/.test(name),
      fields: async (server) => listRestFields(operation, await operation.example(server)),
    };
  }),
  ...listFieldOperations(buildSchema(source)).map(
    (operation): RobustCall => ({
      name: `${operation.kind} ${operation.name}`,
      role: 'admin',
      writes: operation.kind === 'mutation',
      fields: (server) => listGraphqlFields(operation, server),
    }),
  ),
];

const inUrl = (text: string) => encodeURIComponent(text.toWellFormed());

type RestOperation = (typeof restOperations)[number];

function listRestFields({ route, schemas }: RestOperation, example: Awaited<ReturnType<RestOperation['example']>>) {
  const { params = {}, query = {}, body } = example;
  const given = { ...(route.selector && { [route.selector]: 'true' }), ...query };
  const build = (
    own: Partial<Record<'params' | 'query', Readonly<Record<string, string>>>>,
    payload: unknown = body,
  ) => {
    const url = route.path.replace(/:(\w+)/g, (_, name: string) => inUrl({ ...params, ...own.params }[name] ?? ''));
    const search = Object.entries({ ...given, ...own.query }).map(([name, text]) => `${name}=${inUrl(text)}`);
    return {
      method: route.method,
      url: search.length === 0 ? url : `${url}?${search.join('&')}`,
      ...(payload !== undefined && {
        payload: JSON.stringify(payload),
        headers: { 'content-type': 'application/json' },
      }),
    } satisfies InjectOptions;
  };
  const nothing = () => undefined;
  const schemaOf = (part: 'query' | 'params') => (schemas[part] as AnySchema | undefined)?.properties ?? {};
  const inPath = Object.keys(params).map(
    (name): RobustField => ({
      name: `:${name}`,
      isText: true,
      example: params[name],
      request: (text) => build({ params: { [name]: text } }),
      echo: nothing,
    }),
  );
  const inQuery = Object.entries(schemaOf('query')).map(
    ([name, schema]): RobustField => ({
      name: `?${name}`,
      isText: isText(schema),
      example: query[name],
      request: (text) => build({ query: { [name]: text } }),
      echo: nothing,
    }),
  );
  const full = schemas.body && buildFullValue(schemas.body as AnySchema, body, 0);
  const inBody = placesIn(full).map(
    (place): RobustField => ({
      name: ['body', ...place].join('.'),
      isText: typeof valueAt(full, place) === 'string',
      example: textAt(full, place),
      request: (text) => build({}, withTextAt(body, full, place, text)),
      echo: (answer) => echoIn(answer, place),
    }),
  );
  return [...inPath, ...inQuery, ...inBody];
}

/** Whether some text of any length can be valid here. */
function isText({ type, anyOf, enum: choices, const: constant, items }: AnySchema): boolean {
  if (choices || constant !== undefined) return false;
  return type === 'string' || (anyOf ?? []).some(isText) || (items !== undefined && isText(items));
}

async function listGraphqlFields(operation: FieldOperation, server: ListServer): Promise<RobustField[]> {
  const own = await createOwnRecords(server, { owner: 'admin', caller: 'admin', members: [] });
  const example = argumentsOf(`${operation.kind} { ${operation.name}${graphqlExamples[operation.name]?.(own) ?? ''} }`);
  const full = buildFullVariables(operation, { ...example, limit: 5, nextToken: null });
  const query = buildDocument(operation);
  return placesIn(full).map((place) => ({
    name: place.join('.'),
    isText: typeof valueAt(full, place) === 'string',
    example: textAt(full, place),
    request: (text) => ({
      method: 'POST',
      url: paths.graphql,
      payload: JSON.stringify({ query, variables: withTextAt(example, full, place, text) }),
      headers: { 'content-type': 'application/json' },
    }),
    echo: (answer) => echoIn((answer as { data?: Part }).data?.[operation.name], place),
  }));
}

/** The arguments that are written in an operation. */
function argumentsOf(text: string): Part {
  const [definition] = parse(text).definitions;
  const [field] = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [];
  if (field?.kind !== Kind.FIELD) return {};
  return Object.fromEntries((field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]));
}

/** The places of a value that hold no others. */
function placesIn(value: unknown): Place[] {
  return value === undefined
    ? []
    : pathsOf(value).filter((place) => place.length > 0 && typeof valueAt(value, place) !== 'object');
}

const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((part, name) => (part as Part | null | undefined)?.[name], value);

function textAt(value: unknown, place: Place): string | undefined {
  const found = valueAt(value, place);
  return typeof found === 'string' ? found : undefined;
}

/** The example with a text, in the place that it or else the full value has. */
function withTextAt(example: unknown, full: unknown, place: Place, text: string): unknown {
  const parent = valueAt(example, place.slice(0, -1));
  if (place.length === 1 || (typeof parent === 'object' && parent !== null)) return withValueAt(example, place, text);
  const [first = ''] = place;
  return withValueAt({ ...(example as Part), [first]: (full as Part)[first] }, place, text);
}

/** Properties that name the version of a list that a caller saw; the answer names the next. */
const versions: readonly unknown[] = ['etag', 'metadata'];

/** What an answer says in the place of a request: the same property, at the top. */
function echoIn(answer: unknown, place: Place): unknown {
  const name = place.at(-1);
  return typeof name === 'string' && !versions.includes(name) ? valueAt(answer, [name]) : undefined;
}
