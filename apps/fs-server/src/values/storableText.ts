import { storableText } from '@fs/api-contract/schemas';

const pattern = new RegExp(storableText, 'u');

/** Whether PostgreSQL can store a text as it is: it holds no NUL and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return pattern.test(text);
}
