/** The specification's paths of companies and funding (research §7). */
export const companyPaths = [
  'GET /api-public/rss',
  'GET /api-public/companies/:id/news',
  'GET /api-public/companies/search',
  'POST /api/companies/search',
  'POST /api/companies/search/count',
  'POST /api/funding/search',
  'POST /api/funding/search/count',
  'GET /api/companies',
  'GET /api/companies/url-metrics',
  'GET /api/companies/overview',
  'GET /api/companies/:id',
  ...[
    'overview',
    'relatedCompaniesV2',
    'socials',
    'acquisitions',
    'funding',
    'scraperData',
    'news',
    'content',
    'people',
  ].map((part) => `GET /api/companies/:id/${part}`),
  'GET /api/companies/:id/investments',
  'GET /api/companies/:id/investments/portfolio',
  'GET /api/companies/:id/investments/coinvestors',
  'POST /api/companies/:id/search',
  'POST /api/companies/:id/count',
  'GET /api/admin/companies/:id/overlay',
  'PUT /api/admin/companies/:id/overlay',
  'GET /api/admin/companies/:id/markets',
  'POST /api/admin/companies/:id/markets',
  'DELETE /api/admin/companies/:id/markets',
  'GET /companies/:id/categories',
  'GET /companies/sov/:categoryId',
  'GET /query',
];

/** The specification's paths of the account, avatars and tours. */
export const accountPaths = [
  'GET /account',
  'PUT /account',
  'GET /account/avatar',
  'GET /account/avatar/upload',
  'GET /account/tours',
  'PUT /account/tours',
];

/** The specification's paths of referrals and billing (accounts §7). */
export const billingPaths = [
  'GET /api-public/referrals/:code',
  'GET /api/accounts/:accountId/referrals/:referralId/accounts',
  'GET /billing/create',
  'GET /billing/checkout',
  'GET /billing/checkout/org',
  'GET /billing/portal',
  'GET /billing/portal/org',
];

/** The specification's paths of news, keywords and editors (research §7). */
export const newsPaths = [
  'GET /news',
  'GET /news/config',
  'GET /news/:section',
  'GET /news/curated/:id',
  'GET /news/:section/curated',
  'GET /news/curated/featured',
  'GET /news/:section/topMovers',
  'GET /news/none/article/:id',
  'GET /api-public/markets/:id/news',
  'GET /api-public/news/keywords',
  'GET /api-public/news/articles',
  'GET /api-public/keywords/articles',
  'GET /api-public/keywords/history',
  'GET /api/keywords',
  'GET /editors/article/:id',
  'PUT /editors/article',
  'POST /editors/article',
  'DELETE /editors/article/:id',
  'PUT /companies/:id/earnedContent',
  'PUT /companies/:id/ownedContent',
  'DELETE /companies/:id/earnedContent/:articleId',
];

/** The specification's paths of static files and of a watchlist's data. */
export const staticPaths = [
  'GET /static/feature_markets.json',
  'GET /static/market_rollup.json',
  'GET /static/markets/:file',
  'GET /static/company-landing.json',
  'GET /static/news/trending_daily.json',
  'GET /static/news/trending_weekly.json',
  'GET /api/watchlists/:id/files/:file',
];
