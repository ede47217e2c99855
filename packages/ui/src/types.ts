export type { ChartPoint } from './internal/ChartFrame/ChartPoint.ts';
export type { Option } from './internal/options/Option.ts';
export type { OpenProps } from './system/OpenProps.ts';
export type { SharedProps } from './system/SharedProps.ts';
export type { FontSize, Placement, Size, Tone } from './system/variants.ts';
