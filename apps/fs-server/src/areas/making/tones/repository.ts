import { sql } from 'kysely';
import type { SocialTones } from '../../../generated/schema.gen.ts';
import type { Store } from '../repository.ts';

/** Lets nobody else change tones until the transaction ends. They can be read meanwhile. */
export async function lockTones({ kysely }: Store): Promise<void> {
  await sql`lock table social_tones in share row exclusive mode`.execute(kysely);
}

const wireColumns = ['id', 'slug', 'tone', 'sort_order as order', 'prefix', 'suffix'] as const;

export async function insertTone({ kysely }: Store, { order, ...tone }: Omit<SocialTones, 'id'>): Promise<SocialTones> {
  return kysely
    .insertInto('social_tones')
    .values({ id: sql<string>`gen_random_uuid()::text`, sort_order: order, ...pick(tone) })
    .returning(wireColumns)
    .executeTakeFirstOrThrow();
}

export async function updateToneRow({ kysely }: Store, { id, order, ...tone }: SocialTones): Promise<SocialTones> {
  return kysely
    .updateTable('social_tones')
    .set({ sort_order: order, ...pick(tone) })
    .where('id', '=', id)
    .returning(wireColumns)
    .executeTakeFirstOrThrow();
}

export async function deleteToneRow({ kysely }: Store, id: string): Promise<void> {
  await kysely.deleteFrom('social_tones').where('id', '=', id).execute();
}

const pick = ({ slug, tone, prefix, suffix }: Omit<SocialTones, 'id' | 'order'>) => ({ slug, tone, prefix, suffix });
