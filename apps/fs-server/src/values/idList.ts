import { invalid } from '../http/failures.ts';

const maxLength = 200;

/**
 * Parses ids or emails from a comma-separated list, or a repeated parameter (decision AMB-119). Ignores spaces around
 * commas, and rejects invalid entries, so that a list never shrinks unnoticed. @throws HttpFailure 400
 */
export function parseIdList(given: string | readonly string[], most: number): string[] {
  const ids = [given].flat().flatMap((text) => text.split(',').map((id) => id.replace(/^ +| +$/g, '')));
  if (ids.length > most) throw invalid(`Request up to ${most} ids at a time`);
  if (ids.some((id) => id.trim() === '' || id.length > maxLength)) throw invalid('Separate ids with commas');
  return ids;
}
