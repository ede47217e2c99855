import { wordsOfArticle } from '../../database/migrations/077-words-of-articles.ts';
import { chance, choose, companyDomain, companyId, companyName, element, wordOf } from './generatedText.ts';

const topicCount = 5000;
/** Above the ids that the database gives out. */
const firstTopic = 1_000_000;

/** Every tenth article is of the story of the one before it: about the same company, an hour later. */
const event = 'case when n % 10 = 0 then n - 1 else n end';
const published = `(date_trunc('hour', now()) - interval '1 second' * (3600 + 300000000 * power(${chance(event, 60)}, 1.5))
  + case when n % 10 = 0 then interval '1 hour' else interval '0' end)`;
const siteOf = (number: string) => `'news-' || ${choose(number, 61, 300, 2)} || '.example'`;
const verbs =
  'raises new round,opens office in Berlin,launches cloud service,names new chief executive,acquires rival,cuts jobs,expands to Asia,files for public offering,reports record growth,partners with bank,faces lawsuit,ships new device';

/** Statements that insert articles, about companies of which there are `companies`. */
export function newsTables(articles: number, companies: number): readonly (readonly [table: string, sql: string])[] {
  const company = (salt: number) => `1 + ${choose(event, salt, companies, 4)}`;
  return [
    [
      'keywords',
      `insert into keywords (id, name) overriding system value
      select ${firstTopic} + n, lower(${wordOf('n * 13 + 5')}) || ' ' || ${element('cloud,data,funding,health,payments,privacy,robots,software', 'n')}
      from generate_series(0, ${topicCount - 1}) as n on conflict do nothing`,
    ],
    [
      'articles',
      `insert into articles (id, slug, title, description, content, url, site_name, word_count, published_at,
        market_pulse_category, created_at, source, story_id)
      select 'news-generated-' || n, 'generated-' || n, title,
        title || ', the company said. It did not say how much it has spent, and that it will report more in the next quarter.',
        case when is_own then repeat('The company has grown for years, and its customers say why. ', 40) else '' end,
        case when is_own then null when ${chance('n', 64)} < 0.1 then 'https://' || ${companyDomain('company')} || '/news/' || n
          else 'https://' || ${siteOf('n')} || '/' || n end,
        case when is_own then null else ${siteOf('n')} end, 200 + ${choose('n', 65, 900)}, day,
        case when ${chance('n', 66)} < 0.6 then slugs[1 + ${choose('n', 67, 'cardinality(slugs)')}] end,
        day + interval '10 minutes', case when is_own then null else 'news' end,
        case when n % 10 = 0 then 'news-generated-' || (n - 1) end
      from (
        select n, company, n % 50 = 1 as is_own, ${published} as day,
          ${companyName('company')} || ' ' || ${element(verbs, choose('n', 68, 12))} as title
        from (select n, ${company(62)} as company from generate_series(1, ${articles}) as n offset 0) as numbers offset 0
      ) as numbers, (select array(select slug from market_pulse_categories order by slug) as slugs) as categories`,
    ],
    [
      'article_words',
      `insert into article_words
      select id, published_at, story_id, ${wordsOfArticle('articles')} from articles on conflict do nothing`,
    ],
    [
      'article_organizations',
      `insert into article_organizations (article_id, organization_id, position, arrived_at)
      select 'news-generated-' || n, ${companyId('company')}, position, arrived
      from (
        select n, position, case when position = 0 then ${company(62)} else ${company(63)} end as company,
          ${published} + interval '10 minutes' as arrived
        from generate_series(1, ${articles}) as n, generate_series(0, 1) as position
        where ${chance(event, 70)} < case when position = 0 then 0.65 else 0.15 end offset 0
      ) as numbers on conflict do nothing`,
    ],
    [
      'article_keywords',
      `insert into article_keywords (article_id, keyword_id, position, published_at)
      select 'news-generated-' || n, keywords.id, position, day
      from (
        select n, position, ${firstTopic} + ${choose('n * 2 + position', 71, topicCount, 3)} as topic, ${published} as day
        from generate_series(1, ${articles}) as n, generate_series(0, 1) as position offset 0
      ) as numbers join keywords on keywords.id = topic on conflict do nothing`,
    ],
  ];
}

/** Statements that insert users with a list each. */
export function userTables(companies: number): readonly (readonly [table: string, sql: string])[] {
  const users = Math.ceil(companies / 100);
  const userId = `md5('user ' || n)::uuid`;
  return [
    [
      'users',
      `insert into users (id, email, given_name, family_name, status)
      select ${userId}, 'user-' || n || '@generated.example', 'User', ${wordOf('n')}, 'CONFIRMED' from generate_series(1, ${users}) as n`,
    ],
    [
      'watchlists',
      `insert into watchlists (id, owner_id, name)
      select 'generated-' || n, ${userId}, 'Companies to watch' from generate_series(1, ${users}) as n`,
    ],
    [
      'watchlist_items',
      `insert into watchlist_items (watchlist_id, organization_id, added_at, position)
      select 'generated-' || n, ${companyId(`1 + ${choose('n * 32 + position', 80, companies, 3)}`)}, now() - interval '90 days', position
      from generate_series(1, ${users}) as n, generate_series(0, 29) as position
      where position <= ${choose('n', 81, 30)} on conflict do nothing`,
    ],
    [
      'watchlist_settings',
      `insert into watchlist_settings (watchlist_id, owner_id, follow, seen_at)
      select 'generated-' || n, ${userId}, true, now() - interval '7 days' from generate_series(1, ${users}) as n`,
    ],
  ];
}
