import type { SelectionAction } from '@fs/research-widgets';
import { type TableSelection, useMessages } from '@fs/ui';
import { appMessages } from '../../App.messages.ts';
import { mostCompared, writeComparedIds } from '../../addresses/comparedIds.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { useServices } from '../../services.tsx';
import type { SelectedCompanies } from '../tables/useSelectedCompanies.ts';

/** Compares the selected companies, the first five of more, or peeks at the first one. */
export function useLookActions(selected: SelectedCompanies): readonly SelectionAction[] {
  const { toasts } = useServices();
  const messages = useMessages(appMessages);
  const { search, setSearch } = useAddressSearch();

  /** Ids of the selected companies, if any. */
  function withIds(act: (ids: readonly string[]) => void) {
    return (selection: TableSelection) => {
      const ids = selected.loaded(selection).map(({ id }) => id);
      if (ids.length === 0) return toasts.show({ message: messages.selectFirst });
      act(ids);
    };
  }

  return [
    {
      id: 'compare',
      label: messages.compareShort,
      keys: 'c',
      onPress: withIds((ids) => {
        if (ids.length > mostCompared) toasts.show({ message: messages.comparesFirst({ count: mostCompared }) });
        setSearch({ ...search, compare: writeComparedIds(ids) });
      }),
    },
    {
      id: 'peek',
      label: messages.peek,
      onPress: withIds(([peek]) => setSearch({ ...search, peek })),
    },
  ];
}
