import type { SelectionAction } from '@fs/research-widgets';
import { selectionTest, type TableSelection } from '@fs/ui';
import { appMessages } from '../../App.messages.ts';
import { mostCompared, writeComparedIds } from '../../addresses/comparedIds.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { useServices } from '../../services.tsx';

/** Compares the selected companies, the first five of more, or peeks at the first one. */
export function useLookActions(companies: readonly { id: string }[]): readonly SelectionAction[] {
  const { toasts } = useServices();
  const { search, setSearch } = useAddressSearch();

  function idsOf(selection: TableSelection): readonly string[] {
    if (selection.kind === 'rows') return selection.ids;
    const isSelected = selectionTest(selection);
    return companies.filter(({ id }) => isSelected(id)).map(({ id }) => id);
  }

  return [
    {
      id: 'compare',
      label: appMessages.compareShort,
      onPress: (selection) => {
        const ids = idsOf(selection);
        if (ids.length > mostCompared) toasts.show({ message: appMessages.comparesFirst(mostCompared) });
        setSearch({ ...search, compare: writeComparedIds(ids) });
      },
    },
    {
      id: 'peek',
      label: appMessages.peek,
      onPress: (selection) => setSearch({ ...search, peek: idsOf(selection)[0] }),
    },
  ];
}
