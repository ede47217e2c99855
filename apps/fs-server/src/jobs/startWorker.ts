import type { JobHandler, JobQueue } from './jobQueue.ts';

const everyMs = 30_000;

interface WorkerOptions {
  queue: JobQueue;
  handlers: Readonly<Record<string, JobHandler>>;
  /** Told when the queue itself cannot be read; the worker goes on. */
  onFailure: (error: unknown) => void;
}

/** Does the jobs that are due, one after the other, now and twice a minute. @returns Waits for the one under way. */
export function startWorker({ queue, handlers, onFailure }: WorkerOptions): () => Promise<void> {
  let isStopping = false;
  let running: Promise<void> | undefined;

  async function work(): Promise<void> {
    try {
      while (!isStopping && (await queue.runNext(handlers)));
    } catch (error) {
      onFailure(error);
    }
  }
  function wake(): void {
    running ??= work().finally(() => {
      running = undefined;
    });
  }

  const timer = setInterval(wake, everyMs);
  timer.unref();
  wake();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await running;
  };
}
