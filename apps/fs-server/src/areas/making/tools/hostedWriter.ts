import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { DraftWriter } from './DraftWriter.ts';

const AnswerSchema = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 200 }),
  sentences: Type.Array(
    Type.Object({
      text: Type.String({ minLength: 1, maxLength: 1000 }),
      facts: Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1, maxItems: 20 }),
    }),
    { minItems: 1, maxItems: 50 },
  ),
});

const timeoutMs = 60_000;

export interface HostedWriterOptions {
  url: string;
  /** Sent as a bearer token. */
  key?: string | undefined;
  fetch?: typeof globalThis.fetch;
}

/**
 * Lets a hosted model write: posts `{kind, company, tone, facts}` and expects `{title, sentences: [{text, facts}]}`.
 * Any other answer is an error.
 */
export function createHostedWriter({ url, key, fetch = globalThis.fetch }: HostedWriterOptions): DraftWriter {
  return {
    writer: 'model',
    async write({ kind, company, tone, facts }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ kind, company, tone: tone.tone, facts: facts.map(({ text }) => text) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) throw new Error(`The hosted model answered ${answer.status}`);
      const draft: unknown = await answer.json();
      if (!Value.Check(AnswerSchema, draft)) throw new Error('The hosted model answered in another form');
      return draft;
    },
  };
}
