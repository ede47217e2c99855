import { useState } from 'react';
import { type OnDemand, useOnDemand } from '../onDemand.ts';

export interface Opened<Panel> {
  /** What is opened, once it may be and has come. */
  panel: Panel | undefined;
  /** The pointer comes near: it may be opened soon. */
  onNear: () => void;
}

/**
 * What a button opens. Offline, a press leaves the button as it was, to be pressed again; where the code is gone, say
 * with an older version of the app, a press throws, as every part of a page does that cannot be loaded.
 */
export function useOpened<Panel>(
  code: OnDemand<Panel>,
  { isOpen, close }: { isOpen: boolean; close: () => void },
): Opened<Panel> {
  const [isNear, setNear] = useState(false);
  const [lost, setLost] = useState<Error>();
  const panel = useOnDemand(code, isNear || isOpen, (failure) => {
    setNear(false);
    if (isOpen && failure) setLost(failure);
    else if (isOpen) close();
  });
  if (lost) throw lost;
  return { panel, onNear: () => setNear(true) };
}
