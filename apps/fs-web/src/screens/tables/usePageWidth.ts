import type { PageWidth } from '@fs/ui';
import { useState } from 'react';
import { useExperiments } from '../experiments/useExperiments.ts';

const key = 'fs.width';

/** The width of pages with a table, which the user chose last on this device. */
export function usePageWidth() {
  const experiments = useExperiments();
  const [chosen, setChosen] = useState(readWidth);
  const width = chosen ?? (experiments.isOn('wideTables') ? 'full' : 'content');

  function onWiden(isWide: boolean) {
    const next = isWide ? 'full' : 'content';
    setChosen(next);
    writeWidth(next);
  }

  return { width, wide: { isWide: width === 'full', onWiden } };
}

/** Undefined until the user chooses. */
function readWidth(): PageWidth | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'full' || stored === 'content' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function writeWidth(width: PageWidth) {
  try {
    localStorage.setItem(key, width);
  } catch {
    // Applies until the page is left.
  }
}
