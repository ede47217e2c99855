import { type RawBuilder, sql } from 'kysely';
import { toWords } from '../../database/wordMatch.ts';

/** Matches companies whose description has all words of the text. */
export function describes(text: string): RawBuilder<boolean> {
  return sql`organizations.id in (select organization_id from company_words where words @@ ${toWords(text)})`;
}
