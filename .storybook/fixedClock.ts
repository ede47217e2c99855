const RealDate = Date;

/** The instant at which every story plays; fixtures are dated around it. */
export const storyInstant = '2026-11-20T12:00:00.000Z';

/** Stops the clock of the page; what it gives back starts it again. Timers go on. */
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
