'use client';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Modal } from '../Modal/Modal.tsx';
import { confirmMessages } from './Confirm.messages.ts';

/** `critical` destroys something. */
export type ConfirmTone = 'accent' | 'critical';

export interface ConfirmProps extends SharedProps<HTMLElement> {
  /** Whether it is asked; its owner keeps that. */
  isOpen: boolean;
  /** The question: «Delete this watchlist?». */
  title: string;
  /** What doing it is called, as in the question: «Delete». */
  confirmLabel: string;
  /** What doing it means. @default 'accent' */
  tone?: ConfirmTone;
  /** It was answered with yes and is under way: the question stays until its owner closes it. */
  isPending?: boolean;
  /** Yes. */
  onConfirm: () => void;
  /** No, by the button, by Escape or by closing. While it is under way it cannot be taken back. */
  onCancel: () => void;
  /** What follows, and whether it can be undone. */
  children: ReactNode;
}

/** Asks before something that cannot be taken back. What can be undone is done at once, with a toast that undoes it. */
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
