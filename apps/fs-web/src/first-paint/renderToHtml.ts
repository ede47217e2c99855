import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/**
 * Renders a page to HTML in Node, with everything that it waits for.
 * @throws when a component cannot render there
 */
export async function renderToHtml(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    onError: (error) => void failures.push(error),
    // Without streaming, because later chunks would need an inline script.
    progressiveChunkSize: 1e9,
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
