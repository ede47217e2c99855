'use client';
import type { ReactNode } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { Button } from '../../actions/Button/Button.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { OpenProps } from '../../system/OpenProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Modal } from '../Modal/Modal.tsx';
import { confirmMessages } from './Confirm.messages.ts';

/** `critical` marks a destructive action. */
export type ConfirmTone = 'accent' | 'critical';

export interface ConfirmProps extends SharedProps<HTMLElement>, OpenProps {
  /** The question, such as “Delete this list?”. */
  title: string;
  /** The label of the confirm button. Repeats the verb of the title, such as “Delete”. */
  confirmLabel: string;
  /** Use `critical` for a destructive action. @default 'accent' */
  tone?: ConfirmTone;
  /** Whether the confirmed action is in progress. Nothing closes the dialog meanwhile. @default false */
  isPending?: boolean;
  /**
   * Called when the user confirms. A controlled dialog stays open until `isOpen` is `false`, an uncontrolled one closes.
   */
  onConfirm: () => void;
  /** Called with `false` when the user cancels with the button, Escape, or the close button. Not while `isPending`. */
  onOpenChange?: OpenProps['onOpenChange'];
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
  isOpen,
  defaultOpen = false,
  onOpenChange,
  ...question
}: ConfirmProps) {
  const messages = useTexts(confirmMessages);
  const [isShown, setShown] = useControlledState(isOpen, defaultOpen, onOpenChange);
  const change = (next: boolean) => {
    if (!isPending) setShown(next);
  };
  const confirm = () => {
    onConfirm();
    if (isOpen === undefined) setShown(false);
  };
  const actions = (
    <>
      <Button onPress={() => change(false)} isDisabled={isPending}>
        {messages.cancel}
      </Button>
      <Button tone={tone} onPress={confirm} isPending={isPending}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Modal {...question} role="alertdialog" width="small" isOpen={isShown} onOpenChange={change} footer={actions} />
  );
}
