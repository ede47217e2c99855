'use client';
import { useState } from 'react';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { ImageIcon } from '../../internal/icons/ImageIcon.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './ImageField.css.ts';
import { imageFieldMessages } from './ImageField.messages.ts';

export interface ImageStageProps {
  src: string | undefined;
  alt: string;
  isUploading: boolean;
  progress: number | undefined;
}

/** The image or its placeholder, with the upload's progress over it. */
export function ImageStage({ src, alt, isUploading, progress }: ImageStageProps) {
  const messages = useMessages(imageFieldMessages);
  const [failed, setFailed] = useState<string>();
  const isBroken = src !== undefined && src === failed;
  return (
    <>
      <div data-uploading={isUploading || undefined} className={styles.stage}>
        {src !== undefined && !isBroken && (
          <img
            src={src}
            alt={alt || messages.undescribed}
            referrerPolicy="no-referrer"
            onError={() => setFailed(src)}
            className={styles.picture}
          />
        )}
        {isBroken && (
          <span className={styles.nothing}>
            <ImageIcon />
            {messages.cannotBeShown}
          </span>
        )}
        {isUploading && progress === undefined && (
          <span className={styles.busy}>
            <Spinner label={messages.uploading} />
          </span>
        )}
      </div>
      {isUploading && progress !== undefined && (
        <div className={styles.progress}>
          <ProgressBar label={messages.uploading} value={progress} />
        </div>
      )}
    </>
  );
}
