'use client';
import { useInsertionEffect } from 'react';
import { ThemeProvider, type ThemeProviderProps } from '../theme/ThemeProvider.tsx';
import type { Brand } from './createBrand.ts';
import { insertBrandStyles } from './insertBrandStyles.ts';

export interface BrandScopeProps extends Omit<ThemeProviderProps, 'brand'> {
  /** The brand from `createBrand`. Memoize it. */
  brand: Brand;
}

/**
 * A ThemeProvider for a brand that is known only at run time. For a brand that is known at build time, write `brandCss`
 * to a file.
 */
export function BrandScope({ brand, ...theme }: BrandScopeProps) {
  useInsertionEffect(() => insertBrandStyles(brand), [brand]);
  return <ThemeProvider {...theme} brand={brand.id} />;
}
