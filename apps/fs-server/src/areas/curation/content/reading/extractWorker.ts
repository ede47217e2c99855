import { parentPort } from 'node:worker_threads';
import type { ExtractionInput } from './ExtractedArticle.ts';
import { extractArticle } from './extractArticle.ts';

const port = parentPort;
if (port === null) throw new Error('extractWorker.ts runs as a worker thread only');

port.on('message', (input: ExtractionInput) => {
  port.postMessage({ article: extractArticle(input) });
});
port.postMessage('ready');
