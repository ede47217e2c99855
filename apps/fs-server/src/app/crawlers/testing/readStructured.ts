import jsonld from 'jsonld';

const schema = 'http://schema.org/';

/** Terms of schema.org whose values are addresses or dates; of the others they are texts, numbers or things. */
const typed: Readonly<Record<string, readonly string[]>> = {
  '@id': ['url', 'logo', 'image', 'item', 'mainEntityOfPage', 'isBasedOn', 'sameAs', 'contentUrl', 'thumbnailUrl'],
  'schema:Date': ['datePublished', 'dateModified', 'uploadDate'],
};

/** The part of `https://schema.org`’s context that pages may use, so that no test asks another site. */
const context = {
  '@vocab': schema,
  schema,
  ...Object.fromEntries(
    Object.entries(typed).flatMap(([type, terms]) =>
      terms.map((term) => [term, { '@id': `schema:${term}`, '@type': type }]),
    ),
  ),
};

/** A thing of schema.org: values by property. A value that is a thing, an address or a date says so. */
export type Thing = Readonly<Record<string, readonly ThingValue[]>>;
type ThingValue = Thing & { '@id'?: string; '@value'?: string | number; '@type'?: string };

/** Expands JSON-LD as the standard says. Returns its things, nested ones included, by their types. */
export async function readStructured(data: object): Promise<ReadonlyMap<string, readonly Thing[]>> {
  const documentLoader = async (url: string) => {
    if (url !== 'https://schema.org' && url !== 'https://schema.org/') throw new Error(`Unknown context ${url}`);
    return { contextUrl: undefined, documentUrl: url, document: { '@context': context } };
  };
  // Refuses what would be lost: terms without a meaning, and relative addresses.
  const options = { documentLoader, safe: true };
  const expanded = await jsonld.expand(data as jsonld.JsonLdDocument, options);
  return Map.groupBy(thingsIn(expanded), (thing) => String(thing['@type']).replace(schema, ''));
}

function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const things = Object.values(value).flatMap(thingsIn);
  return '@type' in value && !('@value' in value) ? [value as Thing, ...things] : things;
}

/** The value of a property: a text, a number, an address or a date. */
export function factOf(thing: Thing | undefined, property: string): string | number | undefined {
  const [value] = thing?.[`${schema}${property}`] ?? [];
  return value?.['@value'] ?? value?.['@id'];
}

/** The thing that a property names in place. */
export const thingOf = (thing: Thing | undefined, property: string): Thing | undefined =>
  thing?.[`${schema}${property}`]?.[0];
