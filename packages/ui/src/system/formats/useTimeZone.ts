'use client';
import { useContext } from 'react';
import { TimeZoneContext } from './TimeZoneContext.ts';

/** Returns the time zone of the nearest ThemeProvider as an IANA name. `undefined` is the browser's. */
export function useTimeZone(): string | undefined {
  return useContext(TimeZoneContext);
}
