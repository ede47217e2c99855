import type { ReactNode } from 'react';
import type { Surroundings } from './surroundings.ts';

interface SideBySideProps extends Omit<Surroundings, 'theme'> {
  storyId: string;
  /** The story in the light theme. */
  children: ReactNode;
}

/**
 * Renders a story in all themes. Only one of them is in this document, so that a play function finds each element once,
 * ids are unique, and a dialog covers its own third only. The others are frames with the same story.
 */
export function SideBySide({ storyId, children, ...surroundings }: SideBySideProps) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', minHeight: '100vh' }}>
      {children}
      {(['dark', 'contrast'] as const).map((theme) => (
        <iframe
          key={theme}
          title={theme}
          src={frameUrl(storyId, { theme, ...surroundings })}
          style={{ width: '100%', height: '100%', border: 0 }}
        />
      ))}
    </div>
  );
}

function frameUrl(storyId: string, surroundings: Surroundings): string {
  const globals = Object.entries(surroundings).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?${new URLSearchParams({ id: storyId, viewMode: 'story', globals: globals.join(';') })}`;
}
