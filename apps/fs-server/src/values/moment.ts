import { invalid } from '../http/failures.ts';

/** Parses an ISO date or time in the years 1 to 9999. @throws HttpFailure 400 */
export function parseInstant(name: string, text: string): Date {
  const moment = new Date(text);
  const isMoment = /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(moment.getTime());
  if (!isMoment || moment.getUTCFullYear() < 1 || moment.getUTCFullYear() > 9999) {
    throw invalid(`${name} must be an ISO date`);
  }
  return moment;
}
