import { invalid } from '../http/failures.ts';

/** The moment that an ISO text names, in a year from 1 to 9999. @throws HttpFailure 400 */
export function parseMoment(name: string, text: string): Date {
  const moment = new Date(text);
  const isMoment = /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(moment.getTime());
  if (!isMoment || moment.getUTCFullYear() < 1 || moment.getUTCFullYear() > 9999) {
    throw invalid(`${name} must be an ISO date`);
  }
  return moment;
}
