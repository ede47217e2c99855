'use client';
import { useState } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { AvatarShape, AvatarSize } from './Avatar.css.ts';
import * as styles from './Avatar.css.ts';
import { initialsOf } from './initialsOf.ts';

export type { AvatarShape, AvatarSize } from './Avatar.css.ts';

export interface AvatarProps extends SharedProps<HTMLSpanElement> {
  /** Who it is. Its initials stand in for a picture that is missing or fails. */
  name: string;
  /** Address of the picture. */
  src?: string;
  /** @default 'medium' */
  size?: AvatarSize;
  /** @default 'person' */
  shape?: AvatarShape;
  /** The name stands beside it: it is not said twice. */
  isDecorative?: boolean;
}

/** The face of a person or a company. */
export function Avatar({ name, src, size = 'medium', shape = 'person', isDecorative = false, ...shared }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...naming} {...shared} className={styles.avatar({ size, shape })}>
      {src === undefined || src === failed ? (
        <span aria-hidden="true">{initialsOf(name)}</span>
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
          className={styles.picture({ shape })}
        />
      )}
    </span>
  );
}
