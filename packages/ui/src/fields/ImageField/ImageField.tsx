'use client';
import { useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button } from '../../actions/Button/Button.tsx';
import { FieldGroup } from '../../internal/FieldFrame/FieldGroup.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import * as drops from '../../internal/files/FileDrop.css.ts';
import { FileDrop } from '../../internal/files/FileDrop.tsx';
import { FileNotes } from '../../internal/files/FileNotes.tsx';
import { useFileChoice } from '../../internal/files/useFileChoice.ts';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import { TextField } from '../TextField/TextField.tsx';
import { imageFieldMessages } from './ImageField.messages.ts';
import { ImageStage } from './ImageStage.tsx';
import { useHasEnded } from './useHasEnded.ts';
import { useLocalPreview } from './useLocalPreview.ts';

export interface ImageFieldProps extends FieldProps<HTMLButtonElement> {
  /** Address of the image that is there; the owner keeps it. */
  src?: string;
  /** What the image shows, in words. */
  alt?: string;
  /** The user changed these words. Without it the field asks for none. */
  onAltChange?: (alt: string) => void;
  /** The user chose, dropped or pasted an image that is allowed. The owner uploads it and then gives its address. */
  onSelect: (file: File) => void;
  /** The user wants it gone, or its upload stopped. Without it no removal is offered. */
  onRemove?: () => void;
  /** The chosen image is on its way. It is shown already. */
  isUploading?: boolean;
  /** How much of it is uploaded, 0 to 100; without it nobody knows. */
  progress?: number;
  /** MIME types. @default ['image/jpeg', 'image/png'] */
  acceptedTypes?: readonly string[];
  /** In bytes. Default: any. */
  maxSize?: number;
}

const imageTypes: readonly string[] = ['image/jpeg', 'image/png'];

/** One image, by button, drop or paste, with a preview. It uploads nothing: its owner does. For other files, FileField. */
export function ImageField({
  label,
  isLabelHidden,
  description,
  src,
  alt = '',
  onAltChange,
  onSelect,
  onRemove,
  isUploading = false,
  progress,
  acceptedTypes = imageTypes,
  maxSize,
  ...props
}: ImageFieldProps) {
  const messages = useMessages(imageFieldMessages);
  const { error, controlRef, field } = useFieldState({ ...props, onChange: (act: () => void) => act() });
  const { onChange, name, isDisabled, isReadOnly } = field;
  const { preview, show } = useLocalPreview();
  const { help, refused, select } = useFileChoice({
    acceptedTypes,
    maxSize,
    wrongType: messages.wrongType({ types: acceptedTypes }),
    onSelect: ([file]) => {
      if (!file) return;
      show(file);
      onChange(() => onSelect(file));
    },
  });
  const choose = useRef<HTMLButtonElement>(null);
  const hasArrived = useHasEnded(isUploading) && src !== undefined && error === undefined;
  const shown = isUploading ? (preview ?? src) : src;
  const hasImage = shown !== undefined || isUploading;
  const notes = [description ?? '', isReadOnly ? '' : help].filter(Boolean);
  const wrong = error === undefined ? refused : [...refused, error];
  const stage = hasImage && <ImageStage src={shown} alt={alt} isUploading={isUploading} progress={progress} />;

  function remove() {
    // Before the button goes, or the focus would fall to the page.
    choose.current?.focus();
    onChange(() => onRemove?.());
  }

  return (
    <FieldGroup
      {...field}
      label={label}
      isLabelHidden={isLabelHidden}
      description={notes.length > 0 ? <FileNotes lines={notes} /> : undefined}
      error={<FileNotes lines={wrong} />}
      isInvalid={field.isInvalid || wrong.length > 0}
      companion={
        hasImage &&
        onAltChange && (
          <TextField
            label={messages.alt}
            description={messages.altHelp}
            value={alt}
            onChange={onAltChange}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
          />
        )
      }
    >
      <div className={drops.whole}>
        {isReadOnly ? (
          stage
        ) : (
          <FileDrop
            label={hasImage ? messages.replace : messages.choose}
            hint={messages.drop}
            acceptedTypes={acceptedTypes}
            isDisabled={isDisabled}
            onFiles={select}
            buttonRef={mergeRefs(choose, controlRef)}
            actions={
              hasImage &&
              onRemove && (
                <Button isDisabled={isDisabled} onPress={remove}>
                  {messages.remove}
                </Button>
              )
            }
          >
            {stage}
          </FileDrop>
        )}
      </div>
      {!isDisabled && name !== undefined && src !== undefined && (
        <input type="hidden" name={name} form={field.form} value={src} />
      )}
      <span role="status" className={hidden}>
        {hasArrived && messages.hasArrived}
      </span>
    </FieldGroup>
  );
}
