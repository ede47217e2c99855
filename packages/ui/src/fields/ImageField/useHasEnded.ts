'use client';
import { useState } from 'react';

/** Whether an upload ended while the component was mounted. */
export function useHasEnded(isUnderWay: boolean): boolean {
  const [last, setLast] = useState({ isUnderWay, hasEnded: false });
  if (last.isUnderWay !== isUnderWay) setLast({ isUnderWay, hasEnded: last.isUnderWay });
  return last.hasEnded && !isUnderWay;
}
