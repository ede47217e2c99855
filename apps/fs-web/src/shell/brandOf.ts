import type { Environment } from '@fs/api-contract';

/** The product's name and logo as the header takes them. */
export function brandOf({ productName, assets }: Pick<Environment, 'productName' | 'assets'>) {
  return { product: productName, logoUrl: assets.logo ?? undefined };
}
