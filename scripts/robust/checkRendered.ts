import { join } from 'node:path';
import { activeContentOf, loadedBy, shownText } from '../../apps/fs-server/src/testing/robust/activeContent.ts';
import type { Faults } from '../../apps/fs-server/src/testing/robust/Faults.ts';
import { runSources } from '../web/runSources.ts';
import type * as Renderers from './renderTexts.ts';

/** The icon of a link that leads out. */
const ours = ['svg'];

/** Renders each text as a message and as Markdown, and reads what a browser would get. Returns how many were rendered. */
export async function checkRendered(texts: readonly string[], faults: Faults): Promise<number> {
  const options = {
    root: join(import.meta.dirname, '../..'),
    cacheDir: 'node_modules/.cache/vite-robust',
    module: 'scripts/robust/renderTexts.ts',
    mode: 'production',
  };
  return runSources<typeof Renderers, number>(options, async ({ renderMarkdown, renderMessage }) => {
    for (const text of texts) {
      const message = renderMessage(text);
      for (const problem of activeContentOf(message, ours)) faults.add('message', problem, text);
      for (const address of loadedBy(message)) faults.add('message', `loads ${address}`, text);
      if (lettersOf(shownText(message)) < lettersOf(text.replace(/https?:[^\s<>"]+|[*_`]/gu, ''))) {
        faults.add('message', 'loses letters', text);
      }
      for (const problem of activeContentOf(renderMarkdown(text), ours)) faults.add('Markdown', problem, text);
    }
    return texts.length * 2;
  });
}

const lettersOf = (text: string) => [...text.matchAll(/[\p{L}\p{N}]/gu)].length;
