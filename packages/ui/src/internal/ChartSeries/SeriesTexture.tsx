import * as styles from './series.css.ts';
import { seriesLook } from './seriesLook.ts';

export interface SeriesTextureProps {
  /** The id that a fill refers to, as in `url(#id)`. */
  id: string;
  index: number;
  /** The hatched look of values that are not final. @default false */
  isPartial?: boolean;
}

/** Diagonal lines, as an 8 px tile. */
const hatch = 'M-2 2l4-4M0 8l8-8M6 10l4-4';

/** An SVG pattern with the color and texture of a series. */
export function SeriesTexture({ id, index, isPartial = false }: SeriesTextureProps) {
  const { color, texture } = seriesLook(index);
  if (isPartial) {
    return (
      <pattern id={id} patternUnits="userSpaceOnUse" width={8} height={8} className={color}>
        <rect width={8} height={8} className={styles.faint} />
        <path d={hatch} className={styles.hatch} />
      </pattern>
    );
  }
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={8} height={8} className={color}>
      <rect width={8} height={8} className={texture ? styles.ground : styles.solid} />
      <path d={texture} className={styles.texture} />
    </pattern>
  );
}
