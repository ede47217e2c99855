import { type ComponentType, StrictMode, useEffect } from 'react';

export interface PageProps {
  Story: ComponentType;
  /** Its effects have run. */
  onAlive?: () => void;
}

/** The same on the server and in the browser; strict, so that React runs twice what must not depend on being run once. */
export function Page({ Story, onAlive }: PageProps) {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <StrictMode>
      <Story />
    </StrictMode>
  );
}
