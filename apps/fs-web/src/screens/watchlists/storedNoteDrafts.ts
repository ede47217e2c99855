import type { WatchlistCompaniesProps } from '@fs/research-widgets';
import { inputKeys } from '../../session/forgetInput.ts';
import { toRecord } from '../../session/toRecord.ts';

/**
 * Notes about companies of a list that a user has not saved. They are in session storage, so that they survive a reload.
 *
 * @param storage returns `sessionStorage`. If blocked storage throws, a reload clears the input.
 */
export function storedNoteDrafts(
  listId: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): NonNullable<WatchlistCompaniesProps['notes']>['drafts'] {
  const keyOf = (companyId: string) => `${inputKeys.session}note.${listId}.${companyId}`;
  return {
    read: (companyId) => {
      try {
        const { text, base } = toRecord(JSON.parse(storage().getItem(keyOf(companyId)) ?? 'null'));
        return typeof text === 'string' && typeof base === 'string' ? { text, base } : null;
      } catch {
        return null;
      }
    },
    write: (companyId, draft) => {
      try {
        if (draft) storage().setItem(keyOf(companyId), JSON.stringify(draft));
        else storage().removeItem(keyOf(companyId));
      } catch {
        // With full or blocked storage a reload clears the input.
      }
    },
  };
}
