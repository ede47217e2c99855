import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Opens a React root on the page until the test ends. */
export function openRoot(): Root {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return root;
}
