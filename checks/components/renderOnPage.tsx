import type { ReactNode } from 'react';
import { ShownIn } from '../../.storybook/ShownIn.tsx';
import { openRoot } from './openRoot.ts';

/** Renders into the page until the test ends. The returned function replaces the content. */
export function renderOnPage(children: ReactNode): (children: ReactNode) => void {
  const root = openRoot();
  const render = (next: ReactNode) =>
    root.render(
      <ShownIn theme="light" brand="foresight" locale="en" density="comfortable">
        {next}
      </ShownIn>,
    );
  render(children);
  return render;
}
