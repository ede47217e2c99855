/** A position on the axis, as a share of its length. */
export interface AxisPlace {
  at: number;
}

export interface TimelineAxis {
  /** Returns the position of a day. */
  placeOf: (day: string) => number;
  /** Starts of years. */
  years: readonly (AxisPlace & { year: number })[];
}

/** Maximum number of years with a label. */
const mostYears = 9;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Milliseconds of a day. */
const dayLength = 86_400_000;

/**
 * An axis from the start of the first event's year to the end of today. Places are ten thousandths of the axis, so that
 * a server and a browser that render within a day agree on them.
 */
export function timelineAxis(first: string, now: Date): TimelineAxis {
  const from = Number(first.slice(0, 4));
  const start = Date.UTC(from, 0, 1);
  const days = Math.max(Math.ceil((now.getTime() - start) / dayLength), 1);
  const placeOf = (day: string) => {
    const place = (timeOf(day) - start) / (days * dayLength);
    return Math.round(Math.min(1, Math.max(0, place)) * 10_000) / 10_000;
  };
  const all = now.getUTCFullYear() - from + 1;
  const step = Math.max(1, Math.ceil(all / mostYears));
  const years = Array.from({ length: Math.ceil(all / step) }, (_, index) => from + index * step);
  return { placeOf, years: years.map((year) => ({ year, at: placeOf(`${year}-01-01`) })) };
}

export interface TimelineLabel extends AxisPlace {
  /** Letters of the label. */
  length: number;
}

/** Rows of labels above the axis. */
export const lanes = 3;

/** Px of a row: two lines of text. */
export const laneHeight = 38;

/** Px below the axis, for the years. */
export const footHeight = 36;

/** Width of a letter, and space between labels, as shares of the axis at its narrowest (640 px). */
const letter = 7 / 640;
const space = 12 / 640;

/**
 * Assigns each label the lowest lane in which it overlaps no other. Undefined where no lane is free: the event keeps its
 * mark. Labels start at their mark, and end at it in the last third.
 */
export function placeLabels(labels: readonly TimelineLabel[]): (number | undefined)[] {
  const taken: number[] = Array.from({ length: lanes }, () => -1);
  return labels.map(({ at, length }) => {
    const width = length * letter;
    const start = startsAtMark(at) ? at : at - width;
    const lane = taken.findIndex((end) => end <= start);
    if (lane < 0) return undefined;
    taken[lane] = start + width + space;
    return lane;
  });
}

/** Whether a label continues after its mark, instead of ending at it. */
export function startsAtMark(at: number): boolean {
  return at < 0.67;
}
