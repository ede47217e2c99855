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
  /** Unique in the field. The form sends this id. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** @default 'done' */
  state?: FileFieldState;
  /** Upload progress from 0 to 100. Undefined if unknown. */
  progress?: number;
  /** Why the upload failed. Default: a message that it did. */
  error?: string;
}

export interface FileRowProps {
  file: FileFieldFile;
  isDisabled: boolean | undefined;
  onRemove: (() => void) | undefined;
  onRetry: (() => void) | undefined;
  removeRef: Ref<HTMLButtonElement>;
}

/** A file with its size, its state and its actions. */
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
