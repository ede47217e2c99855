import type { LinkedCompany, SelectionAction } from '@fs/research-widgets';
import { lazyOverlay, useMessages } from '@fs/ui';
import { type ReactNode, useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { useServices } from '../../services.tsx';
import { useAddToList } from './useAddToList.tsx';
import type { SelectedCompanies } from './useSelectedCompanies.ts';

/** Lazy-loaded, because few users add a single row. */
const AddToList = lazyOverlay(async () => (await import('../feed/AddToList.tsx')).AddToList);

interface ListActionOptions {
  selected: SelectedCompanies;
  /** The list whose companies are shown, which is not offered. */
  exceptId?: string;
}

/** Adds selected companies to a watchlist that the user can edit, or to a new one. L shows the lists of the current row. */
export function useListAction(options: ListActionOptions): { action: SelectionAction; dialog: ReactNode } {
  const { selected, exceptId } = options;
  const messages = useMessages(appMessages);
  const { toasts } = useServices();
  const { items, add, dialog } = useAddToList({ exceptId });
  const [one, setOne] = useState<LinkedCompany>();
  const [isAdding, setAdding] = useState(false);

  function addOne(company: LinkedCompany | undefined) {
    if (!company) return toasts.show({ message: messages.selectFirst });
    setOne(company);
    setAdding(true);
  }

  return {
    action: {
      id: 'list',
      label: messages.addToList,
      keys: 'l',
      items,
      onPress: async (selection, item) => {
        const companies = item === undefined ? selected.loaded(selection) : await selected.all(selection);
        return item === undefined ? addOne(companies[0]) : void add(companies, item);
      },
    },
    dialog: (
      <>
        {dialog}
        {one && <AddToList isOpen={isAdding} onOpenChange={setAdding} company={one} />}
      </>
    ),
  };
}
