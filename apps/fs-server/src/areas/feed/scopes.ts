import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import { findTopics, type Topic } from '../keywords/repository.ts';
import { requireMarket } from '../markets/requireMarket.ts';

/** `home`: all that the user follows. Otherwise one list that the user can see, one market or one topic. */
export type Scope =
  | { kind: 'home' }
  | { kind: 'list'; listId: string }
  | { kind: 'market'; market: { id: string; name: string } }
  | { kind: 'topic'; topic: Topic };

/** The scope that a text of the contract names. @throws HttpFailure 404 for an unknown market or topic */
export async function findScope(database: Database, text: string): Promise<Scope> {
  const [, kind, name = ''] = /^(list|market|topic):(.*)$/s.exec(text) ?? [];
  switch (kind) {
    case 'list':
      return { kind, listId: name };
    case 'market':
      return { kind, market: await requireMarket(database, name) };
    case 'topic': {
      const [topic] = await findTopics(database, [name]);
      if (!topic || topic.ids.length === 0) throw notFound();
      return { kind, topic };
    }
    default:
      return { kind: 'home' };
  }
}

/** Under which the scope's cursor is kept. Lists have theirs in `watchlist_settings`. */
export function cursorOf(scope: Exclude<Scope, { kind: 'list' }>): string {
  switch (scope.kind) {
    case 'home':
      return 'home';
    case 'market':
      return `market:${scope.market.id}`;
    case 'topic':
      return `topic:${scope.topic.key}`;
  }
}
