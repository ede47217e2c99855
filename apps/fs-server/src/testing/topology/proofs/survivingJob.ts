import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { mailJob } from '../../../mail/postMail.ts';
import { signUp } from '../people.ts';
import { until } from '../until.ts';
import type { Proof } from './Proof.ts';

const emails = ['first@elsewhere.example', 'second@elsewhere.example'];

export const survivingJob: Proof = {
  title: 'a mail that a process was sending when it was killed is sent by the other one',
  run: async ({ database, proxy, sink, password, end, start }) => {
    const release = sink.hold();
    const arrived = () => sink.received.flatMap(({ to }) => to).filter((to) => emails.includes(to));
    for (const email of emails) assert.equal((await signUp(proxy.url, email, password)).status, 200);
    // A process sends one mail at a time, so each is sending one.
    await until(() => sink.held() === 2, 'both processes send a mail');
    await end(0, 'SIGKILL');
    try {
      await until(() => sink.held() === 1, 'the mail service sees that one of them is gone');
      release();
      await until(() => arrived().length === 1, 'the mail of the other process arrives');
      // As after the five minutes for which a process keeps a job that it has begun.
      await database.kysely
        .updateTable('jobs')
        .set({ leased_until: sql`now() - interval '1 second'` })
        .where('kind', '=', mailJob)
        .where('finished_at', 'is', null)
        .where('leased_until', 'is not', null)
        .execute();
      await until(() => arrived().length === 2, 'the mail of the killed process arrives');
    } finally {
      await start(0);
    }
    assert.deepEqual(arrived().toSorted(), emails);
    return 'its five minutes were set back';
  },
};
