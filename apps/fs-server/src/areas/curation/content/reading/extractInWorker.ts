import { Worker } from 'node:worker_threads';
import type { ExtractedArticle, ExtractionInput } from './ExtractedArticle.ts';

/** Thrown when a page takes too long or too much memory. */
export class ExtractionEnded extends Error {
  override name = 'ExtractionEnded';
}

interface WorkerMessage {
  article: ExtractedArticle | null;
}

/**
 * Finds the article of a page in a thread of its own, which is ended after a second: a few kilobytes of nested elements
 * take minutes. The time begins when the thread has loaded its code.
 *
 * @throws ExtractionEnded
 */
export async function extractInWorker(
  input: ExtractionInput,
  { timeoutMs = 1000 }: { timeoutMs?: number } = {},
): Promise<ExtractedArticle | null> {
  const worker = new Worker(new URL('./extractWorker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      worker.on('message', (message: 'ready' | WorkerMessage) => {
        if (message !== 'ready') return resolve(message.article);
        timer = setTimeout(() => reject(new ExtractionEnded('The page takes too long')), timeoutMs);
        worker.postMessage(input);
      });
      // Also deep recursion and lack of memory, which a page can cause.
      worker.on('error', (cause) => reject(new ExtractionEnded('The page cannot be read', { cause })));
      worker.on('exit', () => reject(new ExtractionEnded('The thread ended')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
