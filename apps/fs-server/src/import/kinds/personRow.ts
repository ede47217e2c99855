import { createIdFactory } from '../ids.ts';

export interface PersonRow {
  id: string;
  source: string;
  first_name: string;
  last_name: string;
}

export const personColumns = { id: 'text', source: 'text', first_name: 'text', last_name: 'text' };

const toId = createIdFactory('person');

/** Investments and positions name the same person by the same permalink. */
export const personId = (permalink: string) => toId(permalink.toLowerCase());

/** The first word is the first name. */
export function splitName(name: string): Pick<PersonRow, 'first_name' | 'last_name'> {
  const [first_name = name, ...others] = name.split(/\s+/);
  return { first_name, last_name: others.join(' ') };
}
