import { v5 } from 'uuid';

/** The source of companies' permalinks. */
export const crunchbase = 'crunchbase';

/** Namespace of this project's name-based ids, including those of the sample world. Changing it changes every id. */
const namespace = '7d0f3c1e-52a4-4b7e-9a53-1f0c6b8e2d47';

/** UUIDv5 of a Crunchbase company. */
export function importedCompanyId(permalink: string): string {
  return v5(`${crunchbase}:${permalink.toLowerCase()}`, namespace);
}

/** Creates a function that derives the ids of one kind of record: UUIDv5 of a key that is unique for the kind. */
export function createIdFactory(kind: string): (key: string) => string {
  const ofKind = v5(`${crunchbase}:${kind}`, namespace);
  return (key) => v5(key, ofKind);
}
