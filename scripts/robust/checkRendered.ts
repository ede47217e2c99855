import { join } from 'node:path';
import { activeContentOf, loadedBy, shownText } from '../../apps/fs-server/src/testing/robust/activeContent.ts';
import type { Faults } from '../../apps/fs-server/src/testing/robust/Faults.ts';
import { runSources } from '../web/runSources.ts';
import type * as Renderers from './renderTexts.ts';

/** The icon of a link that leads out. */
const ours = ['svg'];
/** A text without a surprise: what it shows, any other text must show in its place. */
const plain = 'Plaintextmark';

/**
 * Renders each text as a message, as Markdown, and in each place of messaging that shows a text, and reads what a browser
 * would get. Returns how many were rendered.
 */
export async function checkRendered(texts: readonly string[], faults: Faults): Promise<number> {
  const options = {
    root: join(import.meta.dirname, '../..'),
    cacheDir: 'node_modules/.cache/vite-robust',
    module: 'scripts/robust/renderTexts.ts',
    mode: 'production',
  };
  return runSources<typeof Renderers, number>(
    options,
    async ({ renderMarkdown, renderMessage, renderChat, shownAs }) => {
      for (const text of texts) {
        const message = renderMessage(text);
        for (const problem of activeContentOf(message, ours)) faults.add('message', problem, text);
        for (const address of loadedBy(message)) faults.add('message', `loads ${address}`, text);
        if (lettersOf(shownText(message)) < lettersOf(text.replace(/https?:[^\s<>"]+|[*_`]/gu, ''))) {
          faults.add('message', 'loses letters', text);
        }
        for (const problem of activeContentOf(renderMarkdown(text), ours)) faults.add('Markdown', problem, text);
      }
      const places = Object.entries(renderChat);
      for (const [name, render] of places)
        checkPlace({ name, render, shownAs: shownAs[name] ?? itself }, texts, faults);
      return texts.length * (2 + places.length);
    },
  );
}

interface Place {
  name: string;
  render: (text: string) => string;
  /** What the place shows of a text. */
  shownAs: (text: string) => string;
}

const itself = (text: string) => text;

/** Compares what a place shows and does with each text with what it shows and does with a plain one. */
function checkPlace({ name, render, shownAs }: Place, texts: readonly string[], faults: Faults): void {
  const usual = render(plain);
  const [shown, active] = [shownText(usual), activeContentOf(usual).join()];
  if (!shown.includes(plain)) faults.add(name, 'shows no text', plain);
  for (const text of texts.filter((each) => each.trim() !== '' && !each.includes('\0'))) {
    const html = render(text);
    if (activeContentOf(html).join() !== active) faults.add(name, 'does more than with a plain text', text);
    // Every HTML parser reads line ends so.
    const read = shownAs(text).replaceAll(/\r\n?/g, '\n');
    if (shownText(html) !== shown.replaceAll(plain, () => read)) faults.add(name, 'shows another text', text);
  }
}

const lettersOf = (text: string) => [...text.matchAll(/[\p{L}\p{N}]/gu)].length;
