'use client';
import { useState } from 'react';
import { pictureAddress } from '../../internal/pictureAddress.ts';
import type { CompanyLogoSize } from './CompanyLogo.css.ts';
import * as styles from './CompanyLogo.css.ts';

export type { CompanyLogoSize } from './CompanyLogo.css.ts';

export interface CompanyLogoProps {
  /** The company's name; its first letter stands in for a missing logo. */
  name: string;
  /** Address of the picture; null when there is none. */
  logoUrl: string | null;
  /** @default 'small' */
  size?: CompanyLogoSize;
}

/** A company's logo, or its first letter where there is none or it does not load. Always beside the name, so it is not read out. */
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

/** The first letter or digit as a user sees it, whatever its script; names like `@Pay` start at the P. */
function firstLetter(name: string): string {
  const characters = Array.from(graphemes.segment(name), ({ segment }) => segment);
  const letter = characters.find((character) => /[\p{L}\p{N}]/u.test(character)) ?? characters[0] ?? '';
  return letter.toLocaleUpperCase();
}
