import * as styles from './series.css.ts';
import { seriesLook } from './seriesLook.ts';

export interface SeriesTextureProps {
  /** The id that a fill refers to, as in `url(#id)`. */
  id: string;
  index: number;
}

/** An SVG pattern with the color and texture of a series. */
export function SeriesTexture({ id, index }: SeriesTextureProps) {
  const { color, texture } = seriesLook(index);
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={8} height={8} className={color}>
      <rect width={8} height={8} className={texture ? styles.ground : styles.solid} />
      <path d={texture} className={styles.texture} />
    </pattern>
  );
}
