import type { HeadServices, PageHead, StructuredData } from './PageHead.ts';

/** The operator of the site. */
export function organizationOf({ addressOf, environment }: HeadServices): StructuredData {
  const { productName, assets } = environment;
  const address = addressOf('/');
  return {
    '@type': 'Organization',
    '@id': `${address}#organization`,
    name: productName,
    url: address,
    logo: new URL(assets.logo ?? `${address}icon.svg`, address).href,
  };
}

export function siteOf({ addressOf, environment }: HeadServices): StructuredData {
  const address = addressOf('/');
  return {
    '@type': 'WebSite',
    '@id': `${address}#site`,
    name: environment.productName,
    url: address,
    publisher: { '@id': `${address}#organization` },
  };
}

/** The page itself, as one of the site. */
export function pageOf(
  { addressOf }: HeadServices,
  { title, description, path }: Pick<PageHead, 'title' | 'description' | 'path'>,
  more: StructuredData = {},
): StructuredData {
  const address = addressOf(path);
  return {
    '@type': 'WebPage',
    '@id': address,
    url: address,
    name: title,
    description,
    inLanguage: 'en',
    isPartOf: { '@id': `${addressOf('/')}#site` },
    ...more,
  };
}

/** Where the page is: the pages above it, and the page, by their titles and paths. */
export function crumbsOf(
  { addressOf }: HeadServices,
  crumbs: readonly { title: string; path: string }[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: addressOf(path),
    })),
  };
}

/** A list of pages, by their titles and paths. */
export function listOf({ addressOf }: HeadServices, items: readonly { title: string; path: string }[]): StructuredData {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: addressOf(path),
    })),
  };
}
