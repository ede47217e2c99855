// The public list of `@fs/ui/brand`: apart from the other, so that only those who make brands pay for it.

export { adoptBrand } from './brand/adoptBrand.ts';
export { BrandScope, type BrandScopeProps } from './brand/BrandScope.tsx';
export { brandCss } from './brand/brandCss.ts';
export type { BrandTheme } from './brand/brandThemes.ts';
export { type ContrastLevel, type ContrastPair, contrastOf, contrastPairs } from './brand/contrastPairs.ts';
export { type Brand, type BrandInput, type BrandVerdict, createBrand, type Proof } from './brand/createBrand.ts';
