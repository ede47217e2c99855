'use client';
import { useState } from 'react';

/** Whether something that was under way while this was shown is over. */
export function useHasEnded(isUnderWay: boolean): boolean {
  const [last, setLast] = useState({ isUnderWay, hasEnded: false });
  if (last.isUnderWay !== isUnderWay) setLast({ isUnderWay, hasEnded: last.isUnderWay });
  return last.hasEnded && !isUnderWay;
}
