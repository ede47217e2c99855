'use client';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Modal } from '../Modal/Modal.tsx';
import { confirmMessages } from './Confirm.messages.ts';

/** `critical` marks a destructive action. */
export type ConfirmTone = 'accent' | 'critical';

export interface ConfirmProps extends SharedProps<HTMLElement> {
  /** Whether the dialog is open (controlled). */
  isOpen: boolean;
  /** The question, such as “Delete this list?”. */
  title: string;
  /** The label of the confirm button. Repeats the verb of the title, such as “Delete”. */
  confirmLabel: string;
  /** Use `critical` for a destructive action. @default 'accent' */
  tone?: ConfirmTone;
  /** Whether the confirmed action is in progress. The dialog stays open until `isOpen` is `false`. @default false */
  isPending?: boolean;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** Called when the user cancels with the button, Escape, or the close button. Not called while `isPending`. */
  onCancel: () => void;
  /** The consequence, and whether the user can undo the action. */
  children: ReactNode;
}

/**
 * Asks for confirmation before an action that the user can’t undo. If the action can be undone, run it at once and
 * offer Undo in a toast.
 */
export function Confirm({
  confirmLabel,
  tone = 'accent',
  isPending = false,
  onConfirm,
  onCancel,
  ...question
}: ConfirmProps) {
  const messages = useTexts(confirmMessages);
  const cancel = () => {
    if (!isPending) onCancel();
  };
  const actions = (
    <>
      <Button onPress={cancel} isDisabled={isPending}>
        {messages.cancel}
      </Button>
      <Button tone={tone} onPress={onConfirm} isPending={isPending}>
        {confirmLabel}
      </Button>
    </>
  );
  return <Modal {...question} role="alertdialog" width="small" onClose={cancel} footer={actions} />;
}
