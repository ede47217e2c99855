import type { World, WorldCompany } from '@fs/fixtures';

const now = '2026-11-20T12:00:00.000Z';

export const ids = {
  acme: '00000000-0000-5000-8000-00000000000a',
  brio: '00000000-0000-5000-8000-00000000000b',
  quiet: '00000000-0000-5000-8000-00000000000c',
  are: '00000000-0000-5000-8000-00000000000d',
  ada: '00000000-0000-4000-8000-0000000000ad',
  ben: '00000000-0000-4000-8000-0000000000be',
} as const;

const robots = {
  id: 'tc3-robots',
  slug: 'robots',
  name: 'Robots',
  definition: 'Machines that move.',
  sector: 'Industry',
};
const drones = { id: 'tc3-drones', slug: 'drones', name: 'Drones', definition: null, sector: null };

function buildCompany(id: string, name: string, markets: WorldCompany['markets']): WorldCompany {
  return {
    id,
    uuid: id,
    name,
    permalink: name.toLowerCase(),
    kind: 'company',
    status: 'operating',
    logo_url: null,
    domain: `${name.toLowerCase()}.example`,
    homepage_url: null,
    short_description: `What ${name} does.`,
    city: 'Columbus',
    state_code: 'OH',
    country_code: 'USA',
    category_list: ['Hardware', 'Software, embedded'],
    founded_on: '2015-03-01',
    employee_count: '11-50',
    twitter_url: null,
    markets,
  };
}

/** A minimal world with one or two records of each kind, for the tests of the seed. */
export const smallWorld: World = {
  now,
  markets: [robots, drones],
  companies: [
    buildCompany(ids.acme, 'Acmé', [robots, drones]),
    buildCompany(ids.brio, 'Brio', [robots]),
    buildCompany(ids.quiet, 'Quiet', []),
  ],
  firms: [{ ...buildCompany(ids.are, 'Åre Capital', []), permalink: 'are-capital', kind: 'investor' }],
  investors: [
    { id: 'investor-1', name: 'Åre Capital', companyId: ids.are, personId: null },
    { id: 'investor-2', name: 'Brio', companyId: ids.brio, personId: null },
    { id: 'investor-3', name: 'Mia Olsen', companyId: null, personId: 'person-1' },
  ],
  fundingRounds: [
    {
      id: 'round-1',
      companyId: ids.acme,
      roundType: 'venture',
      roundCode: 'A',
      fundedOn: '2024-05-02',
      raisedUsd: 21_271_935_000,
    },
    {
      id: 'round-2',
      companyId: ids.acme,
      roundType: 'grant',
      roundCode: null,
      fundedOn: '2025-01-31',
      raisedUsd: null,
    },
    {
      id: 'round-3',
      companyId: ids.brio,
      roundType: 'seed',
      roundCode: null,
      fundedOn: '2023-07-09',
      raisedUsd: 65_000,
    },
  ],
  investments: [
    { investorId: 'investor-1', fundingRoundId: 'round-1', isLead: true },
    { investorId: 'investor-2', fundingRoundId: 'round-1', isLead: false },
    { investorId: 'investor-3', fundingRoundId: 'round-3', isLead: true },
  ],
  acquisitions: [
    {
      id: 'deal-1',
      acquirerId: ids.acme,
      acquiredId: ids.quiet,
      acquiredOn: '2026-02-03',
      price: null,
      currency: null,
    },
  ],
  people: [
    {
      id: 'person-1',
      firstName: 'Mia',
      lastName: 'Olsen',
      title: 'CEO',
      companyId: ids.acme,
      isActive: true,
      startedOn: '2015-03-01',
      endedOn: null,
      otherPositions: [
        { companyId: ids.brio, title: 'Engineer', isActive: false, startedOn: '2012-01-01', endedOn: '2015-02-28' },
      ],
    },
  ],
  socialCounts: [
    { companyId: ids.acme, social: 'twitter', day: '2026-10-01', followersCount: 900 },
    { companyId: ids.acme, social: 'twitter', day: '2026-11-01', followersCount: 1_000 },
  ],
  urlMetrics: [
    {
      companyId: ids.acme,
      domain: 'acmé.example',
      domain_authority: 40,
      page_authority: 38,
      spam_score: null,
      linking_domains: 300,
      external_links: 6_000_000_000,
      measured_on: '2026-11-02',
    },
  ],
  podcasts: [
    {
      id: 'podcast-1',
      title: 'Robots at work',
      description: 'Who pays for them.',
      publisher: 'Second Shift Radio',
      url: null,
      imageUrl: null,
      publishedAt: '2026-11-18T06:00:00.000Z',
      companyIds: [ids.acme, ids.brio],
    },
  ],
  marketPulseCategories: [{ slug: 'funding', label: 'Funding', order: 1 }],
  articles: [
    {
      id: 'news-robots-rise',
      slug: 'robots-rise',
      title: 'Robots rise',
      description: 'They do.',
      content: 'Robots rise, and **drones** too.',
      imageUrl: null,
      url: null,
      siteName: null,
      publishedAt: '2026-11-19T08:30:00.000Z',
      isFeatured: true,
      marketPulseCategory: 'funding',
      keyPoints: ['More robots', 'Fewer "wires", {less} cost'],
      keywords: ['robots', 'drones'],
      companyIds: [ids.brio, ids.acme],
    },
  ],
  plans: [
    {
      id: 'fuel-teams',
      name: 'Teams',
      description: 'For teams.',
      planType: 'ORGANIZATION',
      isListed: true,
      order: 4,
      limits: { watchlists: null, teams: 3 },
      prices: [
        { id: 'price-month', billingPeriod: 'month', value: 199, perUnit: 39, upperLimit: 5 },
        { id: 'price-year', billingPeriod: 'year', value: 1990, perUnit: 390, upperLimit: 5 },
      ],
    },
  ],
  users: [
    {
      id: ids.ada,
      email: 'ada@foresight.example',
      givenName: 'Ada',
      familyName: 'Berg',
      groups: ['admin', 'editors'],
      organization: { id: ids.acme, name: 'Acmé', logoUrl: null },
      role: 'admin',
    },
    {
      id: ids.ben,
      email: 'ben@foresight.example',
      givenName: 'Ben',
      familyName: 'Cole',
      groups: [],
      organization: null,
      role: 'free',
    },
  ],
  accounts: [
    {
      id: 'account-1',
      accountType: 'ORGANIZATION',
      accountStatus: 'ACTIVE',
      name: 'Acmé research',
      description: '',
      creatorId: ids.ada,
      owners: ['ada@foresight.example'],
      members: ['ada@foresight.example', 'invited@foresight.example'],
      planId: 'fuel-teams',
    },
  ],
  referrals: [
    {
      id: 'referral-1',
      code: 'CODE1',
      referralType: null,
      description: 'Try it.',
      planId: 'fuel-free',
      isActive: true,
      accountId: 'account-1',
    },
  ],
  teams: [
    { id: 'team-1', accountId: 'account-1', name: 'Scouts', description: '', members: ['ben@foresight.example'] },
  ],
  watchlists: [
    {
      id: 'list-1',
      ownerId: ids.ada,
      name: 'Robots to watch',
      description: '',
      accountId: 'account-1',
      privacy: 'PUBLIC',
      viewers: ['ben@foresight.example'],
      admins: [],
      items: [
        { companyId: ids.brio, addedAt: '2026-11-01T00:00:00.000Z' },
        { companyId: ids.acme, addedAt: '2026-11-02T00:00:00.000Z' },
      ],
      teamIds: ['team-1'],
      settings: [{ ownerId: ids.ben, isStarred: true, email: false, follow: true, fundingUpdates: false }],
    },
  ],
  courses: [],
  tableViews: [],
  deletedArticles: [],
  preferences: [
    {
      id: 'preference-1',
      ownerId: ids.ada,
      key: 'dashboard_settings',
      value: null,
      details: '{"columns": ["name", "city"]}',
    },
  ],
};
