'use client';
import { Button, Notice } from '@fs/ui';
import * as styles from './SaveActions.css.ts';

export interface SaveActionsProps {
  /** What saving is called, as a verb. */
  save: string;
  /** What leaving is called. */
  cancel: string;
  /** Why the last try failed. */
  failure: string | undefined;
  isSaving: boolean;
  /** There is nothing to save yet. */
  isDisabled?: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** The foot of a dialog that saves a list: what went wrong, and the two ways out. */
export function SaveActions({ save, cancel, failure, isSaving, isDisabled, onSave, onCancel }: SaveActionsProps) {
  return (
    <>
      {failure !== undefined && (
        <div className={styles.failure}>
          <Notice tone="critical">{failure}</Notice>
        </div>
      )}
      <Button onPress={onCancel} isDisabled={isSaving}>
        {cancel}
      </Button>
      <Button tone="accent" onPress={onSave} isPending={isSaving} isDisabled={isDisabled}>
        {save}
      </Button>
    </>
  );
}
