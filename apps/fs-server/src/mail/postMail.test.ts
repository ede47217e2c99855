import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { describeStores } from '../database/testing/contractStores.ts';
import { createJobQueue, type JobFailure } from '../jobs/jobQueue.ts';
import type { MailMessage } from './mail.ts';
import { mailHandlers, postMail } from './postMail.ts';
import { MailRefused, MailUnavailable } from './smtpMail.ts';

const message: MailMessage = {
  to: 'lovelace@foresight.example',
  subject: 'Code',
  text: '123456',
  html: '<p>123456</p>',
};

await describeStores(({ openDatabase }) => {
  let database: Database;
  let time: Date;
  const failures: JobFailure[] = [];
  beforeAll(async () => {
    database = await openDatabase();
  });
  beforeEach(async () => {
    // Later than any mail that a test posts.
    time = new Date(Date.now() + 60_000);
    failures.splice(0);
    await database.kysely.deleteFrom('jobs').execute();
  });
  afterAll(() => database.close());

  /** Sends what is due, with a mail service that does `send`. */
  const sendDue = async (send: (mail: MailMessage) => Promise<void>) => {
    const queue = createJobQueue(database, { now: () => time, onFailure: (failure) => failures.push(failure) });
    while (await queue.runNext(mailHandlers({ send })));
  };
  const readJobs = () =>
    database.kysely.selectFrom('jobs').select(['payload', 'attempts', 'failure', 'finished_at']).execute();

  test('a mail is sent once, if the change that it reports is committed, and its content is then deleted', async () => {
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await postMail(transaction, { ...message, subject: 'Undone' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database.kysely.transaction().execute((transaction) => postMail(transaction, message));
    const sent: MailMessage[] = [];
    await sendDue(async (mail) => void sent.push(mail));
    await sendDue(async (mail) => void sent.push(mail));
    expect(sent).toEqual([message]);
    expect(await readJobs()).toEqual([{ payload: {}, attempts: 1, failure: null, finished_at: expect.any(Date) }]);
  });

  test('a mail with a key is sent once, however often it is posted', async () => {
    for (const _time of [1, 2]) await postMail(database.kysely, { ...message, key: 'digest' });
    const sent: MailMessage[] = [];
    await sendDue(async (mail) => void sent.push(mail));
    expect(sent).toHaveLength(1);
  });

  test('a mail that the service cannot take is tried for hours, reported each time without its content, and kept', async () => {
    await postMail(database.kysely, message);
    const begin = time.getTime();
    for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
      await sendDue(() => Promise.reject(new MailUnavailable('SMTP ETIMEDOUT')));
      if (failures.at(-1)?.isGivenUp) break;
      time = new Date(time.getTime() + 60_000);
    }
    expect(time.getTime() - begin).toBeGreaterThan(4 * 60 * 60_000);
    expect(failures.map(({ isGivenUp }) => isGivenUp)).toEqual([...new Array(9).fill(false), true]);
    expect(JSON.stringify(failures)).not.toContain('lovelace');
    expect(await readJobs()).toMatchObject([{ payload: message, attempts: 10, failure: 'MailUnavailable' }]);
  });

  test('a mail that the service refuses is given up at once', async () => {
    await postMail(database.kysely, message);
    await sendDue(() => Promise.reject(new MailRefused('SMTP 550')));
    expect(failures).toEqual([{ kind: 'mail', attempt: 1, failure: 'MailRefused', isGivenUp: true }]);
  });
});
