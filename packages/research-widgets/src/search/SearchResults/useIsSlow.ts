'use client';
import { useEffect, useState } from 'react';

/** After this many milliseconds, what is below a table that loads is shown, although the rows will move it. */
const patience = 2000;

/** Whether something has been loading for long. */
export function useIsSlow(isLoading: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLong(true), patience);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLoading]);
  return isLoading && isLong;
}
