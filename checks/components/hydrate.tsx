import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { settled } from '../../.storybook/testing/settled.ts';

/** Hydrates a server's HTML and removes it again. Returns the errors that React reported instead of logging. */
export async function hydrate(html: string, render: (onHydrated: () => void) => ReactNode): Promise<unknown[]> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const complaints: unknown[] = [];
  const note = (error: unknown) => complaints.push(error);
  const unmount = await new Promise<() => void>((resolve) => {
    const root = hydrateRoot(
      container,
      render(() => resolve(() => root.unmount())),
      { onRecoverableError: note, onUncaughtError: note, onCaughtError: note },
    );
  });
  await settled();
  unmount();
  container.remove();
  return complaints;
}
