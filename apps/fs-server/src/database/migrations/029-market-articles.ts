import type { Migration } from './Migration.ts';

/**
 * The articles about companies of a market, so that its newest ones are a range of an index, with what lists of them need.
 * `is_update`: on the site of the article's main company, which is in the market. `is_earned`: published elsewhere, by
 * others.
 */
const table = `
create table market_articles (
  article_id text not null references articles on delete cascade,
  market_id text not null references markets on delete cascade,
  published_at timestamptz not null,
  story_id text,
  is_update boolean not null,
  is_earned boolean not null,
  primary key (article_id, market_id)
);
create index market_articles_by_time on market_articles (market_id, published_at desc, article_id) include (story_id);
create index market_articles_of_companies on market_articles (market_id, published_at desc, article_id) where is_update;
create index market_articles_of_others on market_articles (market_id, published_at desc, article_id) where is_earned;
`;

const select = (condition: string) => `
  select articles.id as article_id, market_id, articles.published_at, story_id,
    coalesce(bool_or(organization_id = main.id and host = main.domain), false) as is_update,
    url is not null and not coalesce(bool_or(host = main.domain), false) as is_earned
  from articles
    cross join lateral (
      select organizations.id, domain from article_organizations join organizations on organizations.id = organization_id
      where article_id = articles.id order by article_organizations.position limit 1
    ) as main
    join article_organizations on article_id = articles.id
    join organization_markets using (organization_id)
  where ${condition}
  group by articles.id, market_id
`;

const functions = `
create function refresh_market_articles(wanted text[]) returns void language sql set search_path from current as $$
  with current_ones as materialized (${select('articles.id = any(wanted)')}), gone as (
    delete from market_articles as old where article_id = any(wanted) and not exists (
      select from current_ones where current_ones.article_id = old.article_id and current_ones.market_id = old.market_id
    )
  )
  insert into market_articles select * from current_ones order by article_id, market_id
  on conflict (article_id, market_id) do update set published_at = excluded.published_at, story_id = excluded.story_id,
    is_update = excluded.is_update, is_earned = excluded.is_earned
  where (market_articles.published_at, market_articles.story_id, market_articles.is_update, market_articles.is_earned)
    is distinct from (excluded.published_at, excluded.story_id, excluded.is_update, excluded.is_earned)
$$;
create function refresh_markets_of_links() returns trigger language plpgsql set search_path from current as $$
begin
  perform refresh_market_articles(array(select distinct article_id from changed));
  return null;
end $$;
create function refresh_articles_of_memberships() returns trigger language plpgsql set search_path from current as $$
begin
  perform refresh_market_articles(array(
    select distinct article_id from changed join article_organizations using (organization_id)
  ));
  return null;
end $$;
create function refresh_markets_of_article() returns trigger language plpgsql set search_path from current as $$
begin
  perform refresh_market_articles(array[new.id]);
  return null;
end $$;
create function refresh_articles_of_company() returns trigger language plpgsql set search_path from current as $$
begin
  perform refresh_market_articles(array(select article_id from article_organizations where organization_id = new.id));
  return null;
end $$;
`;

/** Statements that change many rows call the function once. */
const statementTrigger = (table: string, event: 'insert' | 'update' | 'delete', rows: 'old' | 'new', run: string) => `
create trigger refresh_market_articles_on_${event}_of_${rows} after ${event} on ${table}
  referencing ${rows} table as changed for each statement execute function ${run}();
`;

const triggers = [
  ...(['article_organizations', 'organization_markets'] as const).flatMap((name) => {
    const run = name === 'article_organizations' ? 'refresh_markets_of_links' : 'refresh_articles_of_memberships';
    return [
      statementTrigger(name, 'insert', 'new', run),
      statementTrigger(name, 'update', 'old', run),
      statementTrigger(name, 'update', 'new', run),
      statementTrigger(name, 'delete', 'old', run),
    ];
  }),
  `
create trigger refresh_market_articles after update on articles
  for each row when ((old.published_at, old.url, old.story_id) is distinct from (new.published_at, new.url, new.story_id))
  execute function refresh_markets_of_article();
create trigger refresh_market_articles after update on organizations
  for each row when (old.domain is distinct from new.domain) execute function refresh_articles_of_company();
`,
].join('');

export const marketArticles: Migration = {
  name: '029-market-articles',
  sql: [table, `insert into market_articles ${select('true')};`, functions, triggers].join('\n'),
};
