import type { CompanyCard } from '@fs/api-contract';
import { lazyOverlay, useMessages, useShortcuts } from '@fs/ui';
import { useState } from 'react';
import { appMessages } from '../../App.messages.ts';

/** Lazy-loaded, because few users open the dialog. */
const AddToList = lazyOverlay(async () => (await import('../feed/AddToList.tsx')).AddToList);

interface CompanyKeysProps {
  company: CompanyCard;
  onCompare: () => void;
}

/** Keys of a company's page, which the palette offers too. */
export function CompanyKeys({ company, onCompare }: CompanyKeysProps) {
  const messages = useMessages(appMessages);
  const [isAdding, setAdding] = useState(false);
  const { name } = company;
  useShortcuts([
    {
      keys: 'l',
      label: messages.addCompanyToList({ company: name }),
      group: messages.company,
      onPress: () => setAdding(true),
    },
    { keys: 'c', label: messages.compareCompany({ company: name }), group: messages.company, onPress: onCompare },
  ]);
  return <AddToList isOpen={isAdding} onOpenChange={setAdding} company={company} />;
}
