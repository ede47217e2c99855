import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { settled } from '../../.storybook/testing/settled.ts';

interface HydratedPage {
  /** Errors that React reported instead of logging. */
  complaints: unknown[];
  render: (children: ReactNode) => void;
  /** Removes the page from the document. */
  close: () => void;
}

/** Hydrates a server's HTML and resolves once it is complete on screen. */
export async function hydrate(html: string, render: (onHydrated: () => void) => ReactNode): Promise<HydratedPage> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const complaints: unknown[] = [];
  const note = (error: unknown) => complaints.push(error);
  const page = await new Promise<HydratedPage>((resolve) => {
    const root = hydrateRoot(
      container,
      render(() => resolve({ complaints, render: (children) => root.render(children), close })),
      { onRecoverableError: note, onUncaughtError: note, onCaughtError: note },
    );
    function close() {
      root.unmount();
      container.remove();
    }
  });
  await settled();
  return page;
}
