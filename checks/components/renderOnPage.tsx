import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { ShownIn } from '../../.storybook/ShownIn.tsx';

/** Renders into the page until the test ends. The returned function replaces the content. */
export function renderOnPage(children: ReactNode): (children: ReactNode) => void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const render = (next: ReactNode) =>
    root.render(
      <ShownIn theme="light" brand="foresight" locale="en" density="comfortable">
        {next}
      </ShownIn>,
    );
  render(children);
  return render;
}
