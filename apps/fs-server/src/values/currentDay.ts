/** The current day in UTC, `YYYY-MM-DD`: part of the key of what is cached and includes everything until today. */
export function currentDay(): string {
  return new Date().toISOString().slice(0, 10);
}
