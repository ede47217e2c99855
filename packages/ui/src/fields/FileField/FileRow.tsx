'use client';
import type { Ref } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { FileSize } from '../../data/FileSize/FileSize.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { error as errorStyle } from '../../internal/FieldFrame/FieldFrame.css.ts';
import { FileIcon } from '../../internal/icons/FileIcon.tsx';
import { RetryIcon } from '../../internal/icons/RetryIcon.tsx';
import { TrashIcon } from '../../internal/icons/TrashIcon.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './FileField.css.ts';
import { fileFieldMessages } from './FileField.messages.ts';

export type FileFieldState = 'waiting' | 'uploading' | 'done' | 'failed';

export interface FileFieldFile {
  /** Unique in the field, and what its form sends. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** @default 'done' */
  state?: FileFieldState;
  /** How much of it is uploaded, 0 to 100; without it nobody knows. */
  progress?: number;
  /** Why it failed. Default: that it did. */
  error?: string;
}

export interface FileRowProps {
  file: FileFieldFile;
  isDisabled: boolean | undefined;
  onRemove: (() => void) | undefined;
  onRetry: (() => void) | undefined;
  removeRef: Ref<HTMLButtonElement>;
}

/** One file: what it is, how far it is, and what can be done with it. */
export function FileRow({ file, isDisabled, onRemove, onRetry, removeRef }: FileRowProps) {
  const messages = useMessages(fileFieldMessages);
  const { name, size, state = 'done', progress, error } = file;
  return (
    <li className={styles.file}>
      <span className={styles.mark}>
        <FileIcon />
      </span>
      <div className={styles.words}>
        <div className={styles.naming}>
          <span dir="auto" className={styles.name}>
            {name}
          </span>
          <span className={styles.aside}>
            <FileSize bytes={size} />
          </span>
          {state === 'waiting' && <span className={styles.aside}>{messages.waiting}</span>}
        </div>
        {state === 'uploading' && <ProgressBar isLabelHidden label={messages.uploading({ name })} value={progress} />}
        {state === 'failed' && <span className={errorStyle}>{error ?? messages.failed}</span>}
      </div>
      <div className={styles.buttons}>
        {state === 'failed' && onRetry && (
          <IconButton size="small" label={messages.retry({ name })} isDisabled={isDisabled} onPress={onRetry}>
            <RetryIcon />
          </IconButton>
        )}
        {onRemove && (
          <IconButton
            ref={removeRef}
            size="small"
            label={messages.remove({ name })}
            isDisabled={isDisabled}
            onPress={onRemove}
          >
            <TrashIcon />
          </IconButton>
        )}
      </div>
    </li>
  );
}
