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
import { useFileNews } from './useFileNews.ts';

export type { FileFieldFile, FileFieldState } from './FileRow.tsx';

export interface FileFieldProps extends FieldProps<HTMLButtonElement> {
  /** What is there or on its way; the owner keeps it. */
  files: readonly FileFieldFile[];
  /** The user chose, dropped or pasted files that are allowed: one, unless several may be. The owner uploads them. */
  onSelect: (files: File[]) => void;
  /** The user wants one gone, or its upload stopped. Without it no removal is offered. */
  onRemove?: (id: string) => void;
  /** The user wants a failed one to be tried again. Without it no retry is offered. */
  onRetry?: (id: string) => void;
  /** As in HTML's `accept`: `image/png`, `image/*`, `.csv`. Default: any. */
  acceptedTypes?: readonly string[];
  /** What people call these types. Default: made of them, `PNG, CSV`. */
  typeNames?: readonly string[];
  /** Of one file, in bytes. Default: any. */
  maxSize?: number;
  /** Several files; else the owner puts a new one in the place of the last. */
  isMultiple?: boolean;
}

/** Files by button, drop or paste. It uploads nothing: its owner does, and says how far it is. For one image, ImageField. */
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
  const news = useFileNews(files);
  const chooseOne = files.length > 0 ? messages.chooseAnother : messages.chooseOne;
  const notes = [description ?? '', isReadOnly ? '' : help].filter(Boolean);
  const wrong = error === undefined ? refused : [...refused, error];

  function remove(id: string) {
    const index = files.findIndex((file) => file.id === id);
    const neighbour = files[index + 1] ?? files[index - 1];
    // Before the file goes, or the focus would fall to the page.
    (neighbour ? removals.current.get(neighbour.id) : choose.current)?.focus();
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
          // Safari forgets that a list without markers is one.
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
        {news}
      </span>
    </FieldGroup>
  );
}
