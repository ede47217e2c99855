import type { Person } from '@fs/api-contract';

/** A person's full name. */
export function nameOf({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim();
}
