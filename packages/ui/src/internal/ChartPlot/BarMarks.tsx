'use client';
import { Group } from '@visx/group';
import { useId } from 'react';
import type { ChartPoint } from '../ChartFrame/ChartPoint.ts';
import { SeriesTexture } from '../ChartSeries/SeriesTexture.tsx';
import { bar } from '../ChartSeries/series.css.ts';
import type { Box } from './ChartPlotProps.ts';

export interface BarMarksProps {
  /** Unique in its chart. */
  series: readonly string[];
  points: readonly ChartPoint[];
  box: (point: number, series: number) => Box | undefined;
}

/** All bars of a series are one path, so thousands render as fast as a few. */
export function BarMarks({ series, points, box }: BarMarksProps) {
  const id = useId();
  const hasPartial = points.some(({ isPartial }) => isPartial);
  return series.map((name, index) => (
    <Group key={name}>
      <SeriesTexture id={`${id}${index}`} index={index} />
      <path d={path(index, false)} fill={`url(#${id}${index})`} className={bar} />
      {hasPartial && (
        <>
          <SeriesTexture id={`${id}${index}-partial`} index={index} isPartial />
          <path d={path(index, true)} fill={`url(#${id}${index}-partial)`} className={bar} />
        </>
      )}
    </Group>
  ));

  function path(index: number, isPartial: boolean) {
    const boxes = points.map((point, at) => ((point.isPartial ?? false) === isPartial ? box(at, index) : undefined));
    return boxes.map((at) => at && `M${at.x} ${at.y}h${at.width}v${at.height}h${-at.width}z`).join('');
  }
}
