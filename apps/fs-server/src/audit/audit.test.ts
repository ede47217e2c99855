import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { describeStores } from '../database/testing/contractStores.ts';
import { audit } from './audit.ts';

await describeStores(({ openDatabase }) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });
  beforeEach(async () => {
    await database.kysely.deleteFrom('audit_events').execute();
  });
  afterAll(() => database.close());

  const events = () =>
    database.kysely.selectFrom('audit_events').select(['action', 'actor', 'subject', 'facts']).execute();

  test('an event is stored with the change that it reports, or not at all', async () => {
    const event = {
      action: 'user.suspended',
      actor: 'operator:ada',
      subject: 'user:1',
      facts: { reason: 'spam' },
    } as const;
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await audit.record(transaction, event);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await events()).toEqual([]);
    await database.kysely.transaction().execute((transaction) => audit.record(transaction, event));
    expect(await events()).toEqual([event]);
  });

  test('facts are bounded, whatever the caller passes', async () => {
    const facts = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`fact ${index}`, '\0é😀'.repeat(500)]));
    await audit.record(database.kysely, {
      action: 'company.corrected',
      actor: 'system',
      subject: 's'.repeat(900),
      facts,
    });
    const [event] = await events();
    expect(event?.subject).toHaveLength(120);
    expect(Object.keys(event?.facts ?? {}).length).toBeGreaterThan(5);
    expect(JSON.stringify(event?.facts).length).toBeLessThanOrEqual(3000);
  });

  test.each(['password', 'refreshToken', 'clientSecret', 'code', 'apiKey'])(
    'refuses a fact called %s',
    async (name) => {
      const event = { action: 'session.opened', actor: 'user:1', facts: { [name]: 'x' } } as const;
      await expect(audit.record(database.kysely, event)).rejects.toThrow(name);
      expect(await events()).toEqual([]);
    },
  );
});
