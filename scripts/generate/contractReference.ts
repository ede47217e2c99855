import { type Audience, type Route, routes } from '@fs/api-contract';
import { type CallSchemas, createOpenApiDocument, schemas } from '@fs/api-contract/schemas';
import type { GeneratedFile } from './GeneratedFile.ts';
import { type JsonSchema, schemaText } from './schemaText.ts';

const intro = `# REST calls

Every REST call of the server, by area: who may call it, what it takes and what it answers. The same contract for tools is [openapi.json](openapi.json), which a server has at \`/openapi.json\`. Calls that a script may make with a token are in [API tokens](../guide/api.md), and the calls of GraphQL in [schema.graphql](../../packages/api-contract/src/schema.graphql).

A call of signed-in users needs the header \`Authorization: Bearer …\`. Types are those of JSON; a \`?\` marks what may be left out, and numbers in parentheses are the fewest and the most letters, elements, or the least and the greatest number. Parameters and bodies are closed: an unknown name is refused. Objects within three others are written as \`{ … }\`.

| status | means |
| --- | --- |
| 400 | the request failed validation; the message names the field |
| 401 | no session, or one that has ended |
| 403 | the user lacks the group, the role or the plan |
| 404 | there is no such record, or the user cannot see it |
| 409 | it was changed since it was read |
| 429 | too many requests from this network or user: wait as \`Retry-After\` says |
| 503 | the server is busy or stops: wait as \`Retry-After\` says |

A refusal is \`{ message: string, requestId: string }\`. A call that would exceed a limit of the plan answers 403 with the limit and how much is used.
`;

/** The REST calls for people, as a page. */
export async function contractReference(): Promise<GeneratedFile> {
  const { tags, paths } = createOpenApiDocument(routes, schemas);
  const areaOf = new Map(
    Object.values(paths)
      .flatMap((methods) => Object.values(methods) as { operationId: string; tags: readonly string[] }[])
      .map((operation) => [operation.operationId, operation.tags[0]]),
  );
  const names = Object.keys(routes) as (keyof typeof routes)[];
  const firstWith = new Map<string, string>();
  const areas = tags.map(({ name: area }) => {
    const calls = names.filter((name) => areaOf.get(name) === area);
    return [`## ${area}`, ...calls.map((name) => callText(name, routes[name], schemas[name], firstWith))].join('\n\n');
  });
  return { path: 'docs/api/reference.md', content: `${intro}\n${areas.join('\n\n')}\n` };
}

/** @param firstWith the first call with an answer, which is written once */
function callText(
  name: string,
  route: Route,
  { params, query, body, response }: CallSchemas,
  firstWith: Map<string, string>,
): string {
  const limit = route.requestsPerMinute;
  const facts = [
    `\`${route.method} ${route.path}\``,
    audienceText(route.audience),
    ...(limit === undefined ? [] : [`${limit} calls a minute from one address`]),
    ...(route.isAddition ? ['not in the specification'] : []),
  ];
  return [
    `### ${name}`,
    facts.join(' · '),
    ...parameterTable([...fieldsOf(params, 'path'), ...fieldsOf(query, 'query')]),
    ...(body ? [`Takes:\n\n${code(body)}`] : []),
    answerText(name, code(response), firstWith),
  ].join('\n\n');
}

/** An answer of more lines is not repeated. */
const shortLines = 6;

function answerText(name: string, text: string, firstWith: Map<string, string>): string {
  const first = firstWith.get(text);
  if (first !== undefined) return `Answers as [${first}](#${first.toLowerCase()}).`;
  if (text.split('\n').length > shortLines) firstWith.set(text, name);
  return `Answers:\n\n${text}`;
}

function audienceText(audience: Audience): string {
  if (audience === 'anyone') return 'for anyone';
  return audience === 'signed-in' ? 'for signed-in users' : `for ${audience.map((each) => `\`${each}\``).join(', ')}`;
}

interface Field {
  name: string;
  place: 'path' | 'query';
  isRequired: boolean;
  schema: JsonSchema;
}

function fieldsOf(schema: JsonSchema | undefined, place: Field['place']): Field[] {
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    place,
    isRequired: place === 'path' || (schema?.required?.includes(name) ?? false),
    schema: field,
  }));
}

function parameterTable(fields: readonly Field[]): string[] {
  if (fields.length === 0) return [];
  const rows = fields.map(({ name, place, isRequired, schema }) => {
    const type = schemaText(schema).replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
    return `| \`${name}\`${isRequired ? '' : '?'} | ${place} | ${type} |`;
  });
  return [['| parameter | in | type |', '| --- | --- | --- |', ...rows].join('\n')];
}

const code = (schema: JsonSchema) => `\`\`\`text\n${schemaText(schema)}\n\`\`\``;
