'use client';
import { useState } from 'react';
import { NameMark } from '../../internal/NameMark/NameMark.tsx';
import { pictureAddress } from '../../internal/pictureAddress.ts';
import type { CompanyLogoSize } from './CompanyLogo.css.ts';
import * as styles from './CompanyLogo.css.ts';

export type { CompanyLogoSize } from './CompanyLogo.css.ts';

export interface CompanyLogoProps {
  /** The company's name. A mark with its first letter replaces a missing logo. */
  name: string;
  /** URL of the image, or null. */
  logoUrl: string | null;
  /** @default 'small' */
  size?: CompanyLogoSize;
}

/**
 * A company's logo, or a mark of its name if the logo is missing or fails to load. Hidden from screen readers, because
 * the name is always next to it.
 */
export function CompanyLogo({ name, logoUrl, size = 'small' }: CompanyLogoProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (logoUrl === null || logoUrl === failedUrl) return <NameMark name={name} size={size} />;
  return (
    <span aria-hidden="true" className={styles.logo({ size })}>
      <img
        src={pictureAddress(logoUrl)}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        className={styles.picture}
        onError={() => setFailedUrl(logoUrl)}
      />
    </span>
  );
}
