import { setTimeout as pause } from 'node:timers/promises';
import type { ServerPair, Side } from '../../apps/fs-server/src/testing/serverPair.ts';
import { createRandom } from '../../packages/data-client/src/chat/testing/otherChat.ts';
import { openConversation, type Writer } from './openConversation.ts';

export interface ConversationOptions {
  pair: ServerPair;
  seed: number;
  /** Messages of each side. */
  each: number;
}

export interface Conversed {
  /** What each side shows, oldest first. */
  sides: readonly { id: string; position: number; content: string; isOwn: boolean }[][];
  /** Messages that were given up. */
  failed: number;
  faults: string[];
  seconds: number;
}

interface Fault {
  what: string;
  run: () => Promise<void> | void;
}

const cuts = 10;
const lost = 0.05;
/** Messages that a side writes ahead of those that arrived. */
const ahead = 5;
const patienceMs = 120_000;

/**
 * Numbered messages of two people, each at a process of its own, while the network is cut ten times, a process is
 * killed, PostgreSQL is restarted, tokens expire, and answers to writes are lost. The seed decides what happens when.
 */
export async function converseWithFaults({ pair, seed, each }: ConversationOptions): Promise<Conversed> {
  const random = createRandom(seed);
  const { channelId, writers, close } = await openConversation(pair, { random, lost });
  const began = performance.now();
  const faults: string[] = [];
  const plan = planFaults(pair, writers, { random, total: 2 * each });
  const running: Promise<void>[] = [];
  let broken: Error | undefined;
  let written = 0;

  async function until(isTrue: () => boolean): Promise<void> {
    const end = performance.now() + patienceMs;
    while (!isTrue()) {
      if (broken) throw broken;
      if (performance.now() > end) throw new Error('Messages do not arrive');
      await pause(5);
    }
  }

  async function write({ session }: Writer): Promise<void> {
    for (let number = 1; number <= each; number += 1) {
      session.send(channelId, String(number));
      written += 1;
      while (plan[0] && plan[0].at <= written) {
        const fault = plan.shift()?.fault;
        if (!fault) continue;
        faults.push(fault.what);
        running.push(
          Promise.resolve(fault.run()).catch((cause) => {
            broken = new Error(`After “${fault.what}”`, { cause });
          }),
        );
      }
      await until(() => session.state().outbox.length <= ahead);
    }
  }

  try {
    await Promise.all(writers.map(write));
    await Promise.all(running);
    if (broken) throw broken;
    const shown = ({ session }: Writer) => session.state().open?.messages ?? [];
    await until(() => writers.every((writer) => shown(writer).length >= 2 * each && isQuiet(writer))).catch(
      () => undefined,
    );
    return {
      sides: writers.map((writer) =>
        shown(writer)
          .map(({ id, position, content, owner }) => ({
            ...{ id, position, content },
            isOwn: owner === writer.session.state().user?.sub,
          }))
          .toReversed(),
      ),
      failed: writers.flatMap(({ session }) => session.state().outbox).length,
      faults,
      seconds: (performance.now() - began) / 1000,
    };
  } finally {
    close();
  }
}

const isQuiet = ({ session }: Writer) => session.state().outbox.length === 0;

interface PlanOptions {
  random: () => number;
  total: number;
}

/** What happens after how many messages, in order. */
function planFaults(pair: ServerPair, writers: readonly [Writer, Writer], { random, total }: PlanOptions) {
  const anySide = (): Side => (random() < 0.5 ? 0 : 1);
  const between = (from: number, to: number) => Math.floor(total * (from + random() * (to - from)));
  const cut = (): Fault => {
    const side = anySide();
    const milliseconds = Math.floor(50 + random() * 450);
    const what = `network of ${side} cut for ${milliseconds} ms`;
    return { what, run: () => writers[side].network.cut(milliseconds) };
  };
  const expired = anySide();
  const killed = anySide();
  let isBack: Promise<void> = Promise.resolve();
  const planned: { at: number; fault: Fault }[] = [
    ...Array.from({ length: cuts }, () => ({ at: between(0.05, 0.95), fault: cut() })),
    { at: between(0.1, 0.9), fault: { what: `token of ${expired} expired`, run: writers[expired].expire } },
    {
      at: between(0.2, 0.4),
      fault: {
        what: `process ${killed} killed`,
        run: () => {
          isBack = (async () => {
            await pair.kill(killed);
            await pause(200);
            await pair.restart(killed);
          })();
          return isBack;
        },
      },
    },
    {
      at: between(0.6, 0.8),
      fault: {
        what: 'PostgreSQL restarted',
        run: async () => {
          // A process that starts needs its database.
          await isBack;
          await pair.postgres.halt();
          await pause(200);
          await pair.postgres.resume();
        },
      },
    },
  ];
  return planned.sort((one, other) => one.at - other.at);
}

/** What is wrong with what both sides show; empty if nothing is. */
export function findFaults({ sides, failed }: Pick<Conversed, 'sides' | 'failed'>, each: number): string[] {
  const problems: string[] = [];
  if (failed > 0) problems.push(`${failed} messages did not leave`);
  const numbers = Array.from({ length: each }, (_, index) => String(index + 1));
  const isSame = (one: readonly unknown[], other: readonly unknown[]) => String(one) === String(other);
  for (const [side, messages] of sides.entries()) {
    if (messages.length !== 2 * each) problems.push(`side ${side} shows ${messages.length} of ${2 * each}`);
    if (messages.some(({ position }, index) => position !== index + 1)) problems.push(`side ${side} has gaps`);
    for (const isOwn of [true, false]) {
      const contents = messages.filter((message) => message.isOwn === isOwn).map(({ content }) => content);
      const whose = isOwn ? 'its own' : 'the other’s';
      if (!isSame(contents, numbers)) problems.push(`side ${side} shows ${whose} in another order, twice, or not all`);
    }
  }
  const [one = [], other = []] = sides.map((messages) => messages.map(({ id }) => id));
  if (!isSame(one, other)) problems.push('the sides differ');
  return problems;
}
