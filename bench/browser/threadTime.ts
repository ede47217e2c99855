import type { CDPSession } from 'playwright-core';

/** From now on, times of the page's thread are those that it had a processor: other programs do not count. */
export async function startThreadTime(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Milliseconds of the page's thread since it began. */
export async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
