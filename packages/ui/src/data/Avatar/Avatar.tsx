'use client';
import { useState } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { AvatarShape, AvatarSize } from './Avatar.css.ts';
import * as styles from './Avatar.css.ts';
import { initialsOf } from './initialsOf.ts';

export type { AvatarShape, AvatarSize } from './Avatar.css.ts';

export interface AvatarProps extends SharedProps<HTMLSpanElement> {
  /** The name, such as a person’s. Its initials replace an image that is missing or fails to load. */
  name: string;
  /** Address of the image. */
  src?: string;
  /** 24, 36, or 56 px. @default 'medium' */
  size?: AvatarSize;
  /** A circle suits people, a square suits logos. @default 'circle' */
  shape?: AvatarShape;
  /** Hides the avatar from screen readers. Use where the name is visible beside it. @default false */
  isDecorative?: boolean;
}

/** An image of someone or something, or the initials of the name. */
export function Avatar({ name, src, size = 'medium', shape = 'circle', isDecorative = false, ...shared }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...naming} {...rootProps(shared, styles.avatar({ size, shape }))}>
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
