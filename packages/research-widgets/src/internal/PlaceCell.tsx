'use client';
import { Link, useMessages } from '@fs/ui';
import { directionOfText } from './directionOfText.ts';
import { MissingValue } from './MissingValue.tsx';
import * as styles from './PlaceCell.css.ts';
import { placeMessages } from './place.messages.ts';
import { placeLines } from './placeWords.ts';

interface PlaceCellProps {
  /** As the API writes it. */
  location: string | null;
  /** URL of the companies there. */
  href?: string | undefined;
}

/** A place in a table: the city above its state and country, so that a narrow column has room for both. */
export function PlaceCell({ location, href }: PlaceCellProps) {
  const places = useMessages(placeMessages);
  if (location === null) return <MissingValue />;
  const { first, separator, rest } = placeLines(location, places);
  const lines = (
    <span className={styles.lines}>
      <span className={styles.clipped}>
        <bdi>{first}</bdi>
        {separator && <span className={styles.separator}>{separator}</span>}
      </span>
      {rest && (
        <span className={`${styles.clipped} ${styles.rest}`}>
          {/* A state in Latin letters before a country in Arabic does not turn the line, which would cut off its start. */}
          <bdi dir={directionOfText(rest)}>{rest}</bdi>
        </span>
      )}
    </span>
  );
  return href === undefined ? (
    lines
  ) : (
    <Link href={href} tone="plain">
      {lines}
    </Link>
  );
}
