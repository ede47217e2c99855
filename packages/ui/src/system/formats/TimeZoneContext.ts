'use client';
import { createContext } from 'react';

/** IANA name of the user's time zone, or `undefined` for the browser's. */
export const TimeZoneContext = createContext<string | undefined>(undefined);
