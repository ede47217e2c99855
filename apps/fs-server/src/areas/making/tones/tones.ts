import { limits } from '@fs/api-contract';
import { audit } from '../../../audit/audit.ts';
import type { SocialTones } from '../../../generated/schema.gen.ts';
import { conflict, forbidden, invalid, notFound } from '../../../http/failures.ts';
import type { User } from '../../../http/user.ts';
import { listTones, type Store } from '../repository.ts';
import { deleteToneRow, insertTone, lockTones, updateToneRow } from './repository.ts';

type Tone = Omit<SocialTones, 'id'>;

/** Undefined and null parts stay unchanged. */
type ToneChanges = { [Part in Exclude<keyof Tone, 'slug'>]?: Tone[Part] | null | undefined };

/** Examples of tools are written in it. */
const exampleSlug = 'neutral';

const slugFormat = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Adds a tone for everyone. @throws HttpFailure 403 for all but administrators; 400; 409 for a slug or order in use */
export function createTone(store: Store, user: User, tone: Tone): Promise<SocialTones> {
  const row = { ...requireTexts(tone), slug: tone.slug };
  if (!slugFormat.test(row.slug)) throw invalid('slug must be lowercase words joined by hyphens');
  return change(store, user, async (transaction, tones) => {
    if (tones.length >= limits.socialTones) throw invalid(`There can be up to ${limits.socialTones} tones`);
    requireFree(tones, row);
    return insertTone(transaction, row);
  });
}

/** Changes a tone. @throws HttpFailure 403 for all but administrators; 404; 400; 409 for an order in use */
export function updateTone(store: Store, user: User, id: string, changes: ToneChanges): Promise<SocialTones> {
  return change(store, user, async (transaction, tones) => {
    const known = tones.find((tone) => tone.id === id);
    if (!known) throw notFound();
    const given = Object.entries(changes).filter(([, value]) => value !== undefined && value !== null);
    const row = requireTexts({ ...known, ...Object.fromEntries(given) });
    requireFree(
      tones.filter((tone) => tone.id !== id),
      row,
    );
    return updateToneRow(transaction, row);
  });
}

/** Deletes a tone. @throws HttpFailure 403 for all but administrators; 404; 400 for the tone of the examples */
export function deleteTone(store: Store, user: User, id: string): Promise<SocialTones> {
  return change(store, user, async (transaction, tones) => {
    const known = tones.find((tone) => tone.id === id);
    if (!known) throw notFound();
    if (known.slug === exampleSlug) throw invalid('Examples of tools are written in this tone');
    await deleteToneRow(transaction, id);
    return known;
  });
}

/** Runs a change with all tones, which nobody else changes meanwhile, and records it. */
function change(
  store: Store,
  user: User,
  run: (store: Store, tones: readonly SocialTones[]) => Promise<SocialTones>,
): Promise<SocialTones> {
  if (!user.groups.includes('admin')) throw forbidden();
  return store.kysely.transaction().execute(async (kysely) => {
    await lockTones({ kysely });
    const tone = await run({ kysely }, await listTones({ kysely }));
    await audit.record(kysely, {
      action: 'content.changed',
      actor: `user:${user.id}`,
      subject: `tone:${tone.id}`,
      facts: { slug: tone.slug, tone: tone.tone },
    });
    return tone;
  });
}

/** @throws HttpFailure 400 */
function requireTexts<Row extends Tone>(row: Row): Row {
  const tone = row.tone.trim();
  if (tone === '') throw invalid('tone is empty');
  const long = [row.slug, tone, row.prefix, row.suffix].some((text) => text.length > limits.socialToneText);
  if (long) throw invalid(`Texts of a tone can have up to ${limits.socialToneText} characters`);
  return { ...row, tone };
}

/** @throws HttpFailure 409 */
function requireFree(tones: readonly SocialTones[], { slug, order }: Tone): void {
  const other = tones.find((tone) => tone.slug === slug || tone.order === order);
  if (other) throw conflict('Another tone has this slug or order', { id: other.id });
}
