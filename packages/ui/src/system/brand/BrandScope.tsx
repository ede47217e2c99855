'use client';
import { useInsertionEffect } from 'react';
import { ThemeProvider, type ThemeProviderProps } from '../theme/ThemeProvider.tsx';
import type { Brand } from './createBrand.ts';
import { insertBrandStyles } from './insertBrandStyles.ts';

export interface BrandScopeProps extends Omit<ThemeProviderProps, 'brand'> {
  /** The brand from `createBrand`. */
  brand: Brand;
}

/**
 * A ThemeProvider for a brand that is known only at run time. For a brand that is known at build time, write `brandCss`
 * to a file.
 */
export function BrandScope({ brand, ...theme }: BrandScopeProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a brand with the same id is equal
  useInsertionEffect(() => insertBrandStyles(brand), [brand.id]);
  return <ThemeProvider {...theme} brand={brand.id} />;
}
