// The public API of `@fs/ui/brand`: a separate entry, so that only apps that create brands load it.

export { BrandScope, type BrandScopeProps } from './system/brand/BrandScope.tsx';
export { brandCss } from './system/brand/brandCss.ts';
export type { BrandTheme } from './system/brand/brandThemes.ts';
export { type ContrastLevel, type ContrastPair, contrastOf, contrastPairs } from './system/brand/contrastPairs.ts';
export { type Brand, type BrandInput, type BrandVerdict, createBrand, type Proof } from './system/brand/createBrand.ts';
export { insertBrandStyles } from './system/brand/insertBrandStyles.ts';
