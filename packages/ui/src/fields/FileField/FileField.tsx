'use client';
import { useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { FieldGroup } from '../../internal/FieldFrame/FieldGroup.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import * as drops from '../../internal/files/FileDrop.css.ts';
import { FileDrop } from '../../internal/files/FileDrop.tsx';
import { FileNotes } from '../../internal/files/FileNotes.tsx';
import { useFileChoice } from '../../internal/files/useFileChoice.ts';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './FileField.css.ts';
import { fileFieldMessages } from './FileField.messages.ts';
import { type FileFieldFile, FileRow } from './FileRow.tsx';
import { useUploadAnnouncement } from './useUploadAnnouncement.ts';

export type { FileFieldFile, FileFieldState } from './FileRow.tsx';

export interface FileFieldProps extends FieldProps<HTMLButtonElement> {
  /** The files, uploaded or in progress. */
  files: readonly FileFieldFile[];
  /** Called when the user selects, drops or pastes allowed files. Upload them. One file, unless several are allowed. */
  onSelect: (files: File[]) => void;
  /** Called when the user removes a file or stops its upload. Without this callback, files cannot be removed. */
  onRemove?: (id: string) => void;
  /** Called when the user retries a failed upload. Without this callback, there is no such button. */
  onRetry?: (id: string) => void;
  /** As in HTML's `accept`: `image/png`, `image/*`, `.csv`. Default: any. */
  acceptedTypes?: readonly string[];
  /** Common names of these types. Default: derived from `accept`, such as `PNG, CSV`. */
  typeNames?: readonly string[];
  /** Maximum size of a file, in bytes. Default: any size. */
  maxSize?: number;
  /** Whether several files are allowed. If not, replace the last file with the new one. */
  isMultiple?: boolean;
}

/** Takes files by button, drop or paste, and shows the progress of their upload. For one image, use ImageField. */
export function FileField({
  label,
  isLabelHidden,
  description,
  files,
  onSelect,
  onRemove,
  onRetry,
  acceptedTypes,
  typeNames,
  maxSize,
  isMultiple = false,
  ...props
}: FileFieldProps) {
  const messages = useMessages(fileFieldMessages);
  const { error, controlRef, field } = useFieldState({ ...props, onChange: (act: () => void) => act() });
  const { onChange, name, isDisabled, isReadOnly } = field;
  const { help, refused, select } = useFileChoice({
    acceptedTypes,
    typeNames,
    maxSize,
    isMultiple,
    onSelect: (chosen) => onChange(() => onSelect(chosen)),
  });
  const choose = useRef<HTMLButtonElement>(null);
  const removals = useRef(new Map<string, HTMLButtonElement>());
  const announcement = useUploadAnnouncement(files);
  const chooseOne = files.length > 0 ? messages.chooseAnother : messages.chooseOne;
  const notes = [description ?? '', isReadOnly ? '' : help].filter(Boolean);
  const wrong = error === undefined ? refused : [...refused, error];

  function remove(id: string) {
    const index = files.findIndex((file) => file.id === id);
    const neighbor = files[index + 1] ?? files[index - 1];
    // Runs before the file is removed. Otherwise the focus would be lost.
    (neighbor ? removals.current.get(neighbor.id) : choose.current)?.focus();
    onChange(() => onRemove?.(id));
  }

  return (
    <FieldGroup
      {...field}
      label={label}
      isLabelHidden={isLabelHidden}
      description={notes.length > 0 ? <FileNotes lines={notes} /> : undefined}
      error={<FileNotes lines={wrong} />}
      isInvalid={field.isInvalid || wrong.length > 0}
    >
      <div className={drops.whole}>
        {!isReadOnly && (
          <FileDrop
            label={isMultiple ? messages.chooseMany : chooseOne}
            hint={isMultiple ? messages.dropMany : messages.dropOne}
            acceptedTypes={acceptedTypes}
            isMultiple={isMultiple}
            isDisabled={isDisabled}
            onFiles={select}
            buttonRef={mergeRefs(choose, controlRef)}
          />
        )}
        {files.length > 0 && (
          // Safari does not expose a list without markers as a list.
          // biome-ignore lint/a11y/noRedundantRoles: see above
          <ul role="list" aria-label={messages.files({ label })} className={styles.files}>
            {files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                isDisabled={isDisabled}
                onRemove={onRemove && !isReadOnly ? () => remove(file.id) : undefined}
                onRetry={onRetry && !isReadOnly ? () => onChange(() => onRetry(file.id)) : undefined}
                removeRef={(button) => {
                  if (button) removals.current.set(file.id, button);
                  return () => void removals.current.delete(file.id);
                }}
              />
            ))}
          </ul>
        )}
      </div>
      {!isDisabled &&
        name !== undefined &&
        files
          .filter(({ state = 'done' }) => state === 'done')
          .map(({ id }) => <input key={id} type="hidden" name={name} form={field.form} value={id} />)}
      <span role="status" className={hidden}>
        {announcement}
      </span>
    </FieldGroup>
  );
}
