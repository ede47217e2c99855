import { type CallInput, type curationRoutes, limits, type TrendingFile } from '@fs/api-contract';
import type { Database } from '../../../database/database.ts';
import { markChanged } from '../../../database/revisions.ts';
import { invalid } from '../../../http/failures.ts';
import type { Handlers } from '../../../http/restRoutes.ts';
import { readTrending } from '../../static-files/trending.ts';
import { recordEdit } from '../recordEdit.ts';
import { addStopWords, countStopWords, readStopWords, removeStopWords } from './repository.ts';

/** The calls about words that never trend. */
export type WordRoutes = Pick<typeof curationRoutes, 'getStopWords' | 'changeStopWords' | 'previewStopWords'>;

export function wordHandlers(database: Database): Handlers<WordRoutes> {
  return {
    getStopWords: () => readStopWords(database),

    changeStopWords: async ({ user, body }) => {
      const { add, remove } = parseChanges(body);
      return database.kysely.transaction().execute(async (kysely) => {
        await removeStopWords(kysely, user, remove);
        await addStopWords(kysely, user, add);
        if ((await countStopWords({ kysely })) > limits.stopWords) {
          throw invalid(`The list can have up to ${limits.stopWords} words`);
        }
        await markChanged(kysely, 'news');
        await recordEdit(kysely, user, { added: add, removed: remove });
        return readStopWords({ kysely });
      });
    },

    previewStopWords: async ({ body }) => {
      const changes = parseChanges(body);
      const [before, after] = await Promise.all([readTrending(database, 1), readTrending(database, 1, changes)]);
      return { before: toWords(before), after: toWords(after) };
    },
  };
}

function parseChanges({ add = [], remove = [] }: CallInput<'changeStopWords'>['body']) {
  return { add: add.map((word) => word.trim()), remove: remove.map((word) => word.trim()) };
}

function toWords({ trending_keywords }: TrendingFile) {
  return trending_keywords.map(({ keyword, total_count }) => ({ keyword, articles: total_count }));
}
