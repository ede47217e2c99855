'use client';
import { Button, Notice } from '@fs/ui';
import * as styles from './SaveActions.css.ts';

export interface SaveActionsProps {
  /** Label of the save button, a verb. */
  save: string;
  /** Label of the cancel button. */
  cancel: string;
  /** Why the last attempt failed. */
  failure: string | undefined;
  isSaving: boolean;
  /** Whether there is nothing to save yet. */
  isDisabled?: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Footer of a dialog that saves a list: the error, and the buttons to save and cancel. */
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
