import { schemas } from '@fs/api-contract/schemas';
import type { GeneratedFile } from './GeneratedFile.ts';

interface JsonSchema {
  type?: string;
  required?: readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
}

const head = `import type { RouteName } from '@fs/api-contract';

/** What the response of each call has at least, in the terms of \`hasShape\`. */
export const answerShapes: Readonly<Record<RouteName, string>> = {
`;

/** The least that tells the answer of a call from other JSON. Whole schemas would cost browsers too much code. */
export async function answerShapes(): Promise<GeneratedFile> {
  const lines = Object.entries<{ response: object }>(schemas).map(
    ([name, { response }]) => `  ${name}: '${shapeOf(response as JsonSchema)}',\n`,
  );
  return {
    path: 'packages/data-client/src/generated/answerShapes.gen.ts',
    content: `${head}${lines.join('')}};\n`,
  };
}

function shapeOf({ type, items, ...object }: JsonSchema): string {
  if (type === 'array') return `*${items?.type === 'object' ? partsOf(items) : ''}`;
  return partsOf(object);
}

/** Its lists and objects, which screens read without asking, or else its first member. */
function partsOf({ required = [], properties = {} }: JsonSchema): string {
  const parts = required.flatMap((name) => {
    const type = properties[name]?.type;
    if (type === 'array') return [`${name}[`];
    return type === 'object' ? [`${name}{`] : [];
  });
  return (parts.length > 0 ? parts : required.slice(0, 1)).join(' ');
}
