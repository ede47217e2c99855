import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { settled } from '../../.storybook/testing/settled.ts';

/** Brings a server's HTML to life and clears it away again. Gives what React found wrong and did not write out. */
export async function hydrate(html: string, draw: (onAlive: () => void) => ReactNode): Promise<unknown[]> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const complaints: unknown[] = [];
  const note = (error: unknown) => complaints.push(error);
  const unmount = await new Promise<() => void>((resolve) => {
    const root = hydrateRoot(
      container,
      draw(() => resolve(() => root.unmount())),
      { onRecoverableError: note, onUncaughtError: note, onCaughtError: note },
    );
  });
  await settled();
  unmount();
  container.remove();
  return complaints;
}
