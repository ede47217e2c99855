'use client';
import { Group } from '@visx/group';
import { useId } from 'react';
import { SeriesTexture } from '../ChartSeries/SeriesTexture.tsx';
import { bar } from '../ChartSeries/series.css.ts';
import type { Box } from './ChartPlotProps.ts';

export interface BarMarksProps {
  /** Unique in its chart. */
  series: readonly string[];
  points: number;
  box: (point: number, series: number) => Box | undefined;
}

/** All bars of a series are one path, so thousands render as fast as a few. */
export function BarMarks({ series, points, box }: BarMarksProps) {
  const id = useId();
  return series.map((name, index) => (
    <Group key={name}>
      <SeriesTexture id={`${id}${index}`} index={index} />
      <path d={path(index)} fill={`url(#${id}${index})`} className={bar} />
    </Group>
  ));

  function path(index: number) {
    const boxes = Array.from({ length: points }, (_, point) => box(point, index));
    return boxes.map((at) => at && `M${at.x} ${at.y}h${at.width}v${at.height}h${-at.width}z`).join('');
  }
}
