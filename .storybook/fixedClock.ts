const RealDate = Date;

/** The time at which every story runs. The dates of the fixtures are relative to it. */
export const storyInstant = '2026-11-20T12:00:00.000Z';

/** Freezes the page's clock and returns a function that restores it. Timers keep running. */
export function fixClock(instant: string = storyInstant): () => void {
  const now = RealDate.parse(instant);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [now], newTarget),
    apply: () => new RealDate(now).toString(),
    get: (target, property, receiver) => (property === 'now' ? () => now : Reflect.get(target, property, receiver)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
