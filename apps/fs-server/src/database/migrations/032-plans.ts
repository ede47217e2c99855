import type { Migration } from './Migration.ts';

/**
 * The plans of accounts §9 with their limits and prices, in every database. What an operator has already stored is
 * kept. Prices are changed with `npm run admin -- plans price`.
 */
export const plans: Migration = {
  name: '032-plans',
  sql: `
insert into plans (id, name, description, plan_type, sort_order, limits) values
  ('fuel-free', 'Free', 'Search companies and markets, read the news, and keep 1 watchlist.', 'PERSONAL', 1,
    '{"watchlists": 1, "teams": 0}'),
  ('fuel-individual', 'Individual', 'Full company profiles and up to 5 watchlists.', 'PERSONAL', 2,
    '{"watchlists": 5, "teams": 0}'),
  ('fuel-individual-plus', 'Individual Plus', 'Full company profiles and unlimited watchlists.', 'PERSONAL', 3,
    '{"watchlists": null, "teams": 0}'),
  ('fuel-teams', 'Teams', 'Full company profiles, and a shared workspace with unlimited watchlists and up to 3 teams.',
    'ORGANIZATION', 4, '{"watchlists": null, "teams": 3}')
on conflict (id) do nothing;
insert into plan_prices (id, plan_id, billing_period, value, per_unit, upper_limit, position)
select price.* from (values
  ('fuel-free-month', 'fuel-free', 'month', 0, 0, 1, 0),
  ('fuel-free-year', 'fuel-free', 'year', 0, 0, 1, 1),
  ('fuel-individual-month', 'fuel-individual', 'month', 29, 0, 1, 0),
  ('fuel-individual-year', 'fuel-individual', 'year', 290, 0, 1, 1),
  ('fuel-individual-plus-month', 'fuel-individual-plus', 'month', 59, 0, 1, 0),
  ('fuel-individual-plus-year', 'fuel-individual-plus', 'year', 590, 0, 1, 1),
  ('fuel-teams-month', 'fuel-teams', 'month', 199, 39, 5, 0),
  ('fuel-teams-year', 'fuel-teams', 'year', 1990, 390, 5, 1)
) as price (id, plan_id, billing_period, value, per_unit, upper_limit, position)
where not exists (select from plan_prices where plan_prices.plan_id = price.plan_id);
`,
};
