'use client';
import { useId } from 'react';
import { SeriesTexture } from './SeriesTexture.tsx';
import * as styles from './series.css.ts';
import { seriesLook } from './seriesLook.ts';

export type ChartMark = 'bar' | 'line';

export interface SeriesSwatchProps {
  index: number;
  mark: ChartMark;
}

/** A sample of a series, rendered as in the plot. */
export function SeriesSwatch({ index, mark }: SeriesSwatchProps) {
  const id = useId();
  const { color, dash } = seriesLook(index);
  return (
    <svg aria-hidden="true" viewBox="0 0 16 12" className={`${styles.swatch} ${color}`}>
      {mark === 'line' ? (
        <path d="M1 6h14" strokeDasharray={dash} className={styles.line} />
      ) : (
        <>
          <SeriesTexture id={id} index={index} />
          <rect x={0.5} y={0.5} width={15} height={11} fill={`url(#${id})`} className={styles.bar} />
        </>
      )}
    </svg>
  );
}
