import type { JobHandler, JobQueue } from './jobQueue.ts';

/** How long a new job waits for a worker at most. A look at the queue costs under a millisecond. */
const intervalMs = 1000;

interface WorkerOptions {
  queue: JobQueue;
  handlers: Readonly<Record<string, JobHandler>>;
  /** Called when the queue cannot be read. The worker continues. */
  onFailure: (error: unknown) => void;
}

/** Runs due jobs sequentially, now and every second. @returns Stops the worker, and waits for the running job. */
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

  const timer = setInterval(wake, intervalMs);
  timer.unref();
  wake();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await running;
  };
}
