'use client';
import { useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useControlledState } from 'react-stately/useControlledState';
import { Button } from '../../actions/Button/Button.tsx';
import { FieldGroup } from '../../internal/FieldFrame/FieldGroup.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import * as drops from '../../internal/files/FileDrop.css.ts';
import { FileDrop } from '../../internal/files/FileDrop.tsx';
import { FileNotes } from '../../internal/files/FileNotes.tsx';
import { imageTypes } from '../../internal/files/fileRules.ts';
import { useFileChoice } from '../../internal/files/useFileChoice.ts';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { lazyOverlay } from '../../system/lazyModule/lazyOverlay.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import { TextField } from '../TextField/TextField.tsx';
import type { CropShape } from './CropModal.tsx';
import { imageFieldMessages } from './ImageField.messages.ts';
import { ImageStage } from './ImageStage.tsx';
import { useHasEnded } from './useHasEnded.ts';
import { useLocalPreview } from './useLocalPreview.ts';

export type { CropShape } from './CropModal.tsx';

const CropModal = lazyOverlay(async () => (await import('./CropModal.tsx')).CropModal);

export interface ImageFieldProps extends FieldProps<HTMLButtonElement> {
  /** URL of the image. */
  src?: string;
  /** The alternative text (controlled). */
  alt?: string;
  /** The alternative text at first (uncontrolled). Without this prop and `onAltChange`, the field has no input for it. */
  defaultAlt?: string;
  /** Called when the user changes the alternative text. */
  onAltChange?: (alt: string) => void;
  /** Called when the user selects, drops or pastes an allowed image. Upload it, then pass its URL. */
  onSelect: (file: File) => void;
  /**
   * Lets the user choose a square part of the image before `onSelect`, which then gets at most 512 × 512 px. The shape is
   * the one in which the image will be shown. @default no cropping
   */
  crop?: CropShape;
  /** Called when the user removes the image or stops its upload. Without this callback, there is no such button. */
  onRemove?: () => void;
  /** Whether the selected image is being uploaded. Its preview is shown already. */
  isUploading?: boolean;
  /** Upload progress from 0 to 100. Undefined if unknown. */
  progress?: number;
  /** MIME types. @default ['image/jpeg', 'image/png'] */
  acceptedTypes?: readonly string[];
  /** Maximum size, in bytes. Default: any size. */
  maxSize?: number;
}

/** Takes one image by button, drop or paste, and previews it. For other files, use FileField. */
export function ImageField({
  label,
  isLabelHidden,
  description,
  src,
  alt: givenAlt,
  defaultAlt,
  onAltChange,
  onSelect,
  crop,
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
  const hasAlt = onAltChange !== undefined || defaultAlt !== undefined;
  const [alt, setAlt] = useControlledState(givenAlt, defaultAlt ?? '', onAltChange);
  const { preview, show } = useLocalPreview();
  const [cropping, setCropping] = useState<{ file: File; isOpen: boolean }>();
  // The error is about the last image that was selected, until the user chooses another.
  const [isChoosing, setChoosing] = useState(false);
  const { help, refused, select } = useFileChoice({
    acceptedTypes,
    maxSize,
    wrongType: messages.wrongType({ types: acceptedTypes }),
    onSelect: ([file]) => {
      if (!file) return;
      if (crop) setCropping({ file, isOpen: true });
      else use(file);
    },
  });
  const button = useRef<HTMLButtonElement>(null);
  const hasArrived = useHasEnded(isUploading) && src !== undefined && error === undefined;
  const shown = isUploading ? (preview ?? src) : src;
  const hasImage = shown !== undefined || isUploading;
  const notes = [description ?? '', isReadOnly ? '' : help].filter(Boolean);
  const wrong = isChoosing ? refused : withError(refused, error);
  const stage = hasImage && <ImageStage src={shown} alt={alt} isUploading={isUploading} progress={progress} />;

  function choose(files: readonly File[]) {
    setChoosing(true);
    select(files);
  }

  function use(file: File) {
    setChoosing(false);
    show(file);
    onChange(() => onSelect(file));
  }

  function remove() {
    // Runs before the button is removed. Otherwise the focus would be lost.
    button.current?.focus();
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
        hasAlt && (
          <TextField
            label={messages.alt}
            description={messages.altHelp}
            value={alt}
            onChange={setAlt}
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
            onFiles={choose}
            buttonRef={mergeRefs(button, controlRef)}
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
      {crop && cropping && (
        <CropModal
          {...cropping}
          shape={crop}
          onOpenChange={(isOpen) => setCropping({ ...cropping, isOpen })}
          onCrop={(file) => {
            setCropping({ ...cropping, isOpen: false });
            use(file);
          }}
        />
      )}
      {!isDisabled && name !== undefined && src !== undefined && (
        <input type="hidden" name={name} form={field.form} value={src} />
      )}
      <span role="status" className={hidden}>
        {hasArrived && messages.hasArrived}
      </span>
    </FieldGroup>
  );
}

function withError(refused: readonly string[], error: string | undefined): readonly string[] {
  return error === undefined ? refused : [...refused, error];
}
