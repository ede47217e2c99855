'use client';
import { useState } from 'react';
import { pictureAddress } from '../../internal/pictureAddress.ts';
import type { CompanyLogoSize } from './CompanyLogo.css.ts';
import * as styles from './CompanyLogo.css.ts';

export type { CompanyLogoSize } from './CompanyLogo.css.ts';

export interface CompanyLogoProps {
  /** The company's name. Its first letter replaces a missing logo. */
  name: string;
  /** URL of the image, or null. */
  logoUrl: string | null;
  /** @default 'small' */
  size?: CompanyLogoSize;
}

/**
 * A company's logo, or its first letter if the logo is missing or fails to load. Hidden from screen readers, because
 * the name is always next to it.
 */
export function CompanyLogo({ name, logoUrl, size = 'small' }: CompanyLogoProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const hasPicture = logoUrl !== null && logoUrl !== failedUrl;
  return (
    <span aria-hidden="true" className={styles.logo({ size })}>
      {hasPicture ? (
        <img
          src={pictureAddress(logoUrl)}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          className={styles.picture}
          onError={() => setFailedUrl(logoUrl)}
        />
      ) : (
        firstLetter(name)
      )}
    </span>
  );
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the first letter or digit of any script, as a grapheme. `@Pay` starts at the P. */
function firstLetter(name: string): string {
  const characters = Array.from(graphemes.segment(name), ({ segment }) => segment);
  const letter = characters.find((character) => /[\p{L}\p{N}]/u.test(character)) ?? characters[0] ?? '';
  return letter.toLocaleUpperCase();
}
