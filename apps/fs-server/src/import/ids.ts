import { v5 } from 'uuid';

/** The publisher whose permalinks companies are known by. */
export const crunchbase = 'crunchbase';

/** Namespace of this project's name-based ids, the sample world's too. Changing it changes every id. */
const namespace = '7d0f3c1e-52a4-4b7e-9a53-1f0c6b8e2d47';

/** UUIDv5 of a company of Crunchbase. */
export function importedCompanyId(permalink: string): string {
  return v5(`${crunchbase}:${permalink.toLowerCase()}`, namespace);
}

/** Makes ids for one kind of thing: UUIDv5 of a key that is unique among its kind. */
export function idMaker(kind: string): (key: string) => string {
  const ofKind = v5(`${crunchbase}:${kind}`, namespace);
  return (key) => v5(key, ofKind);
}
