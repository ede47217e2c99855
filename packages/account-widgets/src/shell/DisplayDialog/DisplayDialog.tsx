'use client';
import { Modal, useMessages } from '@fs/ui';
import { DisplayFields, type DisplayFieldsProps } from '../DisplayFields/DisplayFields.tsx';
import { displayDialogMessages } from './DisplayDialog.messages.ts';

export interface DisplayDialogProps extends DisplayFieldsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Chooses theme, density, language, and whether single keys act. */
export function DisplayDialog({ isOpen, onOpenChange, ...fields }: DisplayDialogProps) {
  const messages = useMessages(displayDialogMessages);
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} title={messages.title} width="small" isDismissable>
      <DisplayFields {...fields} />
    </Modal>
  );
}
