import * as styles from './series.css.ts';
import { seriesLook } from './seriesLook.ts';

export interface SeriesTextureProps {
  /** What a fill names it by: `url(#id)`. */
  id: string;
  index: number;
}

/** Colour and texture of a series as one fill. Stands within an svg. */
export function SeriesTexture({ id, index }: SeriesTextureProps) {
  const { color, texture } = seriesLook(index);
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={8} height={8} className={color}>
      <rect width={8} height={8} className={texture ? styles.ground : styles.solid} />
      <path d={texture} className={styles.texture} />
    </pattern>
  );
}
