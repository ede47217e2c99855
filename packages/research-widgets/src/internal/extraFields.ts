import type { TableState } from '@fs/ui';
import { isColumnHidden } from '@fs/ui/table-model';

/** Optional columns whose values are loaded on their own. They have the names of the API's fields. */
export type ExtraField = 'watchlists' | 'domain_authority' | 'followers';

const extraFields: readonly ExtraField[] = ['watchlists', 'domain_authority', 'followers'];

/** Whether the user chose one of the columns, which are hidden until then. */
export const showsExtras = (state: Pick<TableState, 'hidden' | 'shown'>) =>
  extraFields.some((id) => !isColumnHidden({ id, isOptional: true }, state));
