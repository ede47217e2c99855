'use client';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useMove } from 'react-aria/useMove';
import { Button } from '../../actions/Button/Button.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Modal } from '../../overlays/Modal/Modal.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './CropModal.css.ts';
import { type Crop, changeCrop, cropSide, largestCrop, mostZoom } from './crop.ts';
import { cropImage, renderCrop } from './cropImage.ts';
import { imageFieldMessages } from './ImageField.messages.ts';

/** Shape in which the image will be shown. */
export type CropShape = 'circle' | 'square';

export interface CropModalProps {
  file: File;
  shape: CropShape;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the cropped image, or with the file itself if the browser can't read it. */
  onCrop: (file: File) => void;
}

/** Pixels of the canvas, which is at most 320 CSS pixels wide. */
const resolution = 640;
/** Part of the shown square by which an arrow key moves it. */
const keyStep = 0.05;
const zoomStep = 1.25;

/** Lets the user choose a square part of an image, by pointer and by keyboard. */
export function CropModal({ file, shape, isOpen, onOpenChange, onCrop }: CropModalProps) {
  const messages = useMessages(imageFieldMessages);
  const hintId = useId();
  const [loaded, setLoaded] = useState<{ file: File; image: ImageBitmap }>();
  const [crop, setCrop] = useState<Crop>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const image = loaded?.file === file ? loaded.image : undefined;

  const passUnread = useEffectEvent(() => {
    // The user may have canceled meanwhile.
    if (isOpen) onCrop(file);
  });
  useEffect(() => {
    let isLatest = true;
    let bitmap: ImageBitmap | undefined;
    createImageBitmap(file).then(
      (read) => {
        bitmap = read;
        if (!isLatest) return read.close();
        setLoaded({ file, image: read });
        setCrop(largestCrop(read));
      },
      () => isLatest && passUnread(),
    );
    return () => {
      isLatest = false;
      bitmap?.close();
    };
  }, [file]);

  useEffect(() => {
    if (canvas.current && image && crop) renderCrop(canvas.current, image, crop);
  }, [image, crop]);

  function change(changes: (crop: Crop) => Partial<Crop>) {
    if (image) setCrop((known) => known && changeCrop(image, known, changes(known)));
  }

  const { moveProps } = useMove({
    onMove: ({ deltaX, deltaY, pointerType }) => {
      const width = canvas.current?.clientWidth ?? 1;
      if (!image) return;
      // The image follows the pointer. An arrow key moves what is shown in its direction.
      change((known) => {
        const scale = cropSide(image, known) * (pointerType === 'keyboard' ? keyStep : -1 / width);
        return { x: known.x + deltaX * scale, y: known.y + deltaY * scale };
      });
    },
  });

  async function apply() {
    if (image && crop) onCrop((await cropImage(image, crop, file)) ?? file);
  }

  const zoom = crop?.zoom ?? 1;
  return (
    <Modal
      title={messages.crop}
      width="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{messages.cancelCrop}</Button>
          <Button tone="accent" isDisabled={!image} onPress={() => void apply()}>
            {messages.useCrop}
          </Button>
        </>
      }
    >
      <Stack gap="4" align="stretch">
        <div
          {...moveProps}
          role="application"
          aria-label={messages.cropArea}
          aria-describedby={hintId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the image in it
          tabIndex={0}
          data-shape={shape}
          className={styles.frame}
        >
          <canvas ref={canvas} width={resolution} height={resolution} className={styles.canvas} />
        </div>
        {!image && <Spinner label={messages.cropLoading} />}
        <Text size="small" tone="muted" id={hintId}>
          {messages.cropHint}
        </Text>
        <Stack direction="row" gap="3" align="center">
          <Button
            size="small"
            isDisabled={zoom <= 1}
            onPress={() => change((known) => ({ zoom: known.zoom / zoomStep }))}
          >
            {messages.zoomOut}
          </Button>
          <Button
            size="small"
            isDisabled={zoom >= mostZoom}
            onPress={() => change((known) => ({ zoom: known.zoom * zoomStep }))}
          >
            {messages.zoomIn}
          </Button>
          <Text size="small" aria-live="polite">
            {messages.zoom({ zoom })}
          </Text>
        </Stack>
      </Stack>
    </Modal>
  );
}
