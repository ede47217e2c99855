import type { WatchlistCompaniesProps } from '@fs/research-widgets';
import { storedInput } from '../../session/storedInput.ts';
import { toRecord } from '../../session/toRecord.ts';

type Drafts = NonNullable<NonNullable<WatchlistCompaniesProps['notes']>['drafts']>;

/** Notes about companies of a list that a user has not saved. */
export function storedNoteDrafts(listId: string, storage: Parameters<typeof storedInput>[2]): Drafts {
  const draftOf = (companyId: string) => storedInput(`note.${listId}.${companyId}`, parseDraft, storage);
  return {
    read: (companyId) => draftOf(companyId).read(),
    write: (companyId, draft) => draftOf(companyId).write(draft),
  };
}

function parseDraft(stored: unknown): ReturnType<Drafts['read']> {
  const { text, base } = toRecord(stored);
  return typeof text === 'string' && typeof base === 'string' ? { text, base } : null;
}
