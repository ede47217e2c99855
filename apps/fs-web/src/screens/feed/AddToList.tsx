import type { CompanyCard } from '@fs/api-contract';
import { Modal, useMessages } from '@fs/ui';
import { appMessages } from '../../App.messages.ts';
import { CompanyLists } from '../companies/CompanyLists.tsx';

interface AddToListProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  company: CompanyCard;
}

/** Dialog with the lists of a company. It opens with the search for another list over it, and closes once the company is added. */
export function AddToList({ isOpen, onOpenChange, company }: AddToListProps) {
  const messages = useMessages(appMessages);
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.listsOf({ company: company.name })}
      isDismissable
    >
      <CompanyLists company={{ ...company, location: null }} onAdded={() => onOpenChange(false)} />
    </Modal>
  );
}
