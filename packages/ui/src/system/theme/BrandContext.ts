'use client';
import { createContext } from 'react';

/** Id of the brand of the themes inside, or `undefined` for the default brand. */
export const BrandContext = createContext<string | undefined>(undefined);
