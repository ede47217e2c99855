'use client';
import { useInsertionEffect } from 'react';
import { ThemeProvider, type ThemeProviderProps } from '../theme/ThemeProvider.tsx';
import type { Brand } from './createBrand.ts';
import { insertBrandStyles } from './insertBrandStyles.ts';

export interface BrandScopeProps extends Omit<ThemeProviderProps, 'brand'> {
  /** What `createBrand` gave; keep it between renders. */
  brand: Brand;
}

/** A ThemeProvider whose themes wear a brand that is only known at run time. A known one: `brandCss` in a build. */
export function BrandScope({ brand, ...theme }: BrandScopeProps) {
  useInsertionEffect(() => insertBrandStyles(brand), [brand]);
  return <ThemeProvider {...theme} brand={brand.id} />;
}
