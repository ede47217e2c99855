/** Folders of the published packages, each after those that it depends on. */
export const publishedPackages = ['api-contract', 'ui', 'data-client', 'research-widgets', 'account-widgets'] as const;
