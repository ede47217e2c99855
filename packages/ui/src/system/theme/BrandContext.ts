'use client';
import { createContext } from 'react';

/** Id of the brand that the themes below wear; none is ours. */
export const BrandContext = createContext<string | undefined>(undefined);
