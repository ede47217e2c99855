import type { World } from '@fs/fixtures';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { refreshFundingTotals } from './fundingTotals.ts';
import { seedAssessments } from './seedAssessments.ts';
import { seedChannels } from './seedChannels.ts';
import { seedCourses } from './seedCourses.ts';
import { seedFacts } from './seedFacts.ts';
import { seedForms } from './seedForms.ts';
import { seedJobs } from './seedJobs.ts';
import { seedNotebooks } from './seedNotebooks.ts';
import { seedReach } from './seedReach.ts';
import { seedResearch } from './seedResearch.ts';
import { seedUsers } from './seedUsers.ts';
import type { Tables } from './tables.ts';

/**
 * Writes a sample world into a database that was never seeded, in one transaction. Leaves any other database unchanged.
 * @param passwordHashes By user id. Other users cannot log in with a password.
 * @param seedMore writes what only some sample worlds have, in the same transaction
 */
export async function seedWorld(
  database: Database,
  world: World,
  passwordHashes: ReadonlyMap<string, string> = new Map(),
  seedMore?: (transaction: Kysely<Tables>, world: World) => Promise<void>,
): Promise<void> {
  const { kysely } = database;
  await kysely.transaction().execute(async (transaction) => {
    // A second server that seeds at the same time waits here for the first.
    const mark = await transaction
      .insertInto('service_state')
      .values({ key: 'seeded', value: world.now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (mark.numInsertedOrUpdatedRows === 1n) {
      await seedResearch(transaction, world);
      await seedFacts(transaction, world);
      await seedReach(transaction, world);
      await seedUsers(transaction, world, passwordHashes);
      await seedChannels(transaction, world);
      await seedCourses(transaction, world);
      await seedAssessments(transaction, world);
      await seedNotebooks(transaction, world);
      await seedForms(transaction, world);
      await refreshFundingTotals(transaction);
      await seedJobs(transaction, world);
      await seedMore?.(transaction, world);
    }
  });
  await sql`analyze`.execute(kysely);
}
