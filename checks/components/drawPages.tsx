import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { everyStory } from './everyStory.tsx';
import { Page } from './Page.tsx';
import type { ServerPage } from './ServerPage.ts';

/** Draws every story, with all that it waits for, where there is no window. */
export async function drawPages(): Promise<Record<string, ServerPage>> {
  if ('window' in globalThis || 'document' in globalThis) throw new Error('This is no server: there is a window');
  const pages = everyStory.map(async ({ name, Story }) => [name, await drawPage(Story)] as const);
  return Object.fromEntries(await Promise.all(pages));
}

async function drawPage(Story: ComponentType): Promise<ServerPage> {
  const failures: unknown[] = [];
  const onError = (error: unknown) => {
    failures.push(error);
  };
  try {
    // In one piece: what comes in later pieces is put in its place by a script.
    const { prelude } = await prerender(<Page Story={Story} />, { onError, progressiveChunkSize: 1e9 });
    const html = await new Response(prelude).text();
    return failures.length === 0 ? { html } : { failure: String(failures[0]) };
  } catch (error) {
    return { failure: String(error) };
  }
}
