import { storableText } from '@fs/api-contract/schemas';

const pattern = new RegExp(storableText, 'u');

/** Whether PostgreSQL can store a text: it contains no NUL and no lone surrogate. */
export function isStorable(text: string): boolean {
  return pattern.test(text);
}
