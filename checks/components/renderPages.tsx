import { prerender } from 'react-dom/static';
import { Page } from './Page.tsx';
import type { ServerPage } from './ServerPage.ts';
import { everyStory } from './stories/everyStory.tsx';
import type { RenderedStory } from './stories/RenderedStory.tsx';

/** Renders every story to HTML on the server, with all that it suspends on. */
export async function renderPages(): Promise<Record<string, ServerPage>> {
  if ('window' in globalThis || 'document' in globalThis)
    throw new Error('Expected a server environment, but `window` is defined');
  const pages = everyStory.map(async ({ name, Story }) => [name, await renderPage(Story)] as const);
  return Object.fromEntries(await Promise.all(pages));
}

async function renderPage(Story: RenderedStory['Story']): Promise<ServerPage> {
  const failures: unknown[] = [];
  const onError = (error: unknown) => {
    failures.push(error);
  };
  try {
    // In one piece: Suspense boundaries that stream later need a script to be placed.
    const { prelude } = await prerender(<Page Story={Story} />, { onError, progressiveChunkSize: 1e9 });
    const html = await new Response(prelude).text();
    return failures.length === 0 ? { html } : { failure: String(failures[0]) };
  } catch (error) {
    return { failure: String(error) };
  }
}
