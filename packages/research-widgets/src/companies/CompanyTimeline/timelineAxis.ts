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

/** Labels of one event or of several that are too close to each other, with their row above the axis. */
export interface PlacedLabel<Label extends TimelineLabel> extends AxisPlace {
  labels: readonly Label[];
  /** From 0, the row next to the axis. */
  lane: number;
  /** Px. A longer text is cut. */
  width: number;
}

/** Rows of labels above the axis. */
export const lanes = 3;

/** Px of a row: two lines of text. */
export const laneHeight = 38;

/** Px below the axis, for the years. */
export const footHeight = 36;

/** Px of the axis at its narrowest, of a letter, of a label at most, of its padding, and between two labels. */
const narrowest = 640;
const letter = 8;
const widest = 190;
const padding = 12;
const space = 12;

/** Px of the button of several events. */
const groupWidth = 128;

/**
 * Assigns each label the lowest row in which it overlaps no other. Where no row is free, events that are close to each
 * other share a label, so none is left out. Labels start at their mark, and end at it in the last third. Widths are
 * those of the narrowest axis: on a wider one labels only move apart.
 * @param labels In the order of time.
 */
export function placeLabels<Label extends TimelineLabel>(labels: readonly Label[]): PlacedLabel<Label>[] {
  const groups: Label[][] = labels.map((label) => [label]);
  while (true) {
    const placed = groups.map(unplaced);
    const stuck = assignLanes(placed);
    if (stuck === undefined) return placed;
    // Joins the nearer neighbor. The first label always finds a row, so there is one before.
    const before = gapBetween(placed[stuck - 1], placed[stuck]);
    const after = gapBetween(placed[stuck], placed[stuck + 1]);
    const first = before <= after ? stuck - 1 : stuck;
    groups.splice(first, 2, [...(groups[first] ?? []), ...(groups[first + 1] ?? [])]);
  }
}

function unplaced<Label extends TimelineLabel>(labels: readonly Label[]): PlacedLabel<Label> {
  const [first, last] = [labels[0]?.at ?? 0, labels.at(-1)?.at ?? 0];
  const width = labels.length > 1 ? groupWidth : Math.min((labels[0]?.length ?? 0) * letter + padding, widest);
  return { labels, at: (first + last) / 2, lane: 0, width };
}

/** Sets the rows. Returns the place of the first label without a free row. */
function assignLanes(placed: readonly PlacedLabel<TimelineLabel>[]): number | undefined {
  const taken: number[] = Array.from({ length: lanes }, () => Number.NEGATIVE_INFINITY);
  for (const [place, label] of placed.entries()) {
    const start = label.at * narrowest - (startsAtMark(label.at) ? 0 : label.width);
    const lane = taken.findIndex((end) => end + space <= start);
    if (lane < 0) return place;
    label.lane = lane;
    taken[lane] = start + label.width;
  }
  return undefined;
}

function gapBetween(one: AxisPlace | undefined, next: AxisPlace | undefined): number {
  return one && next ? next.at - one.at : Number.POSITIVE_INFINITY;
}

/** Whether a label continues after its mark, instead of ending at it. */
export function startsAtMark(at: number): boolean {
  return at < 0.67;
}
