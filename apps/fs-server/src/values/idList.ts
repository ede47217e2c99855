import { invalid } from '../http/failures.ts';

const longest = 200;

/**
 * Ids or e-mails from a comma list, or from a parameter that is repeated (decision AMB-119). Spaces beside a comma say
 * nothing; whatever else is no entry is refused, so that a list never shrinks unnoticed. @throws HttpFailure 400
 */
export function parseIdList(given: string | readonly string[], most: number): string[] {
  const ids = [given].flat().flatMap((text) => text.split(',').map((id) => id.replace(/^ +| +$/g, '')));
  if (ids.length > most) throw invalid(`At most ${most} ids a call`);
  if (ids.some((id) => id.trim() === '' || id.length > longest)) throw invalid('Ids stand with commas between them');
  return ids;
}
