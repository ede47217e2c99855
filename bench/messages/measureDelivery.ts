import { cpus, loadavg } from 'node:os';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { storyWorld } from '@fs/fixtures';
import { startServerPair } from '../../apps/fs-server/src/testing/serverPair.ts';
import { createRandom } from '../../packages/data-client/src/chat/testing/otherChat.ts';
import { openConversation, type Writer } from '../../scripts/messages/openConversation.ts';
import { durationHeadings, durationRow, printTable } from '../report.ts';

const runs = 200;
const warmUps = 20;
/** Nobody answers faster. */
const betweenMs = 50;

/** Measures how long a message takes from one person to another, each at a server process of their own. */
export async function measureDelivery(): Promise<void> {
  const pair = await startServerPair(storyWorld());
  if ('reason' in pair) {
    console.error(pair.reason);
    return;
  }
  try {
    const { channelId, writers, close } = await openConversation(pair, { random: createRandom(1) });
    const [one, other] = writers;
    const table: (readonly string[])[] = [durationHeadings];
    for (const [what, from, to] of [
      ['from the first process to the second', one, other],
      ['from the second process to the first', other, one],
    ] as const) {
      const durations = createHistogram({ figures: 4 });
      for (let index = 0; index < warmUps + runs; index += 1) {
        const nanoseconds = await timeMessage(channelId, from, to);
        if (index >= warmUps) durations.record(nanoseconds);
        await pause(betweenMs);
      }
      table.push(durationRow(what, durations));
    }
    close();
    const how =
      'From “Send” to the state of the other’s session, over the stream of events; two processes, PostgreSQL.';
    printTable(
      'Messages between two people',
      `${how}\nLoad of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`,
      table,
    );
  } finally {
    await pair.close();
  }
}

function timeMessage(channelId: string, from: Writer, to: Writer): Promise<bigint> {
  const clientId = crypto.randomUUID();
  const began = process.hrtime.bigint();
  return new Promise((resolve) => {
    const unsubscribe = to.session.subscribe(() => {
      if (!to.session.state().open?.messages.some((message) => message.client_id === clientId)) return;
      unsubscribe();
      resolve(process.hrtime.bigint() - began);
    });
    from.session.send(channelId, 'How long does this take?', [], clientId);
  });
}
