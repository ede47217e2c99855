'use client';
import { type ClipboardEvent, type ReactNode, type Ref, useRef } from 'react';
import { isFileDropItem, useDrop } from 'react-aria/useDrop';
import { Button } from '../../actions/Button/Button.tsx';
import * as styles from './FileDrop.css.ts';

export interface FileDropProps {
  /** Label of the button that opens the system's file dialog. */
  label: string;
  /** Says that files can also be dropped and pasted. */
  hint: string;
  acceptedTypes: readonly string[] | undefined;
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** Called when the user selects, drops or pastes files, before any check. */
  onFiles: (files: File[]) => void;
  buttonRef: Ref<HTMLButtonElement>;
  /** Further buttons, after the first. */
  actions?: ReactNode;
  /** Shown above the buttons: a preview or the progress. */
  children?: ReactNode;
}

/**
 * Takes files by a button, by drop, and by paste while the focus is inside. React Aria's
 * DropZone would add a second tab stop without a purpose.
 */
export function FileDrop({ label, hint, onFiles, buttonRef, actions, children, ...options }: FileDropProps) {
  const { acceptedTypes, isMultiple = false, isDisabled = false } = options;
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref: area,
    isDisabled,
    async onDrop({ items }) {
      onFiles(await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())));
    },
  });
  function choose() {
    if (!input.current) return;
    // The same file can be chosen again.
    input.current.value = '';
    input.current.click();
  }
  function paste({ clipboardData }: ClipboardEvent) {
    if (clipboardData.files.length > 0) onFiles([...clipboardData.files]);
  }
  return (
    <div
      {...dropProps}
      ref={area}
      onPaste={isDisabled ? undefined : paste}
      data-drop-target={isDropTarget || undefined}
      data-disabled={isDisabled || undefined}
      className={styles.area}
    >
      {children}
      <div className={styles.line}>
        <Button ref={buttonRef} isDisabled={isDisabled} onPress={choose}>
          {label}
        </Button>
        <input
          ref={input}
          type="file"
          accept={acceptedTypes?.join(',')}
          multiple={isMultiple}
          onClick={(event) => event.stopPropagation()}
          onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])])}
          hidden
        />
        {actions}
        <span className={styles.hint}>{hint}</span>
      </div>
    </div>
  );
}
