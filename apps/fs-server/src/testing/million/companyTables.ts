import { chance, choose, companyDomain, companyId, companyName, element, wordOf } from './generatedText.ts';

/** Number of markets, as in the public data. */
const marketCount = 858;
const sectors =
  'Software,Health,Finance,Energy,Media,Retail,Travel,Education,Security,Mobile,Cloud,Data,Games,Food,Real Estate,Logistics,Legal,Sports,Music,Fashion,Automotive,Aerospace,Biotech,Insurance,Agriculture,Advertising';
const branches =
  'Companies,Services,Platforms,Analytics,Tools,Marketplaces,Devices,Infrastructure,Consulting,Research,Networks,Automation,Payments,Communities,Subscriptions,Training,Supply,Maintenance,Design,Compliance,Search,Storage,Streaming,Delivery,Rental,Events,Recruiting,Testing,Sensors,Planning,Brokerage,Robotics,Publishing';
const marketName = (number: string) =>
  `(${element(sectors, number)} || ' ' || ${element(branches, `(${number}) / 26`)})`;
const marketSlug = (number: string) => `lower(replace(${marketName(number)}, ' ', '-'))`;

const cities =
  'San Francisco|CA|USA,New York|NY|USA,London||GBR,Boston|MA|USA,Berlin||DEU,Paris||FRA,Palo Alto|CA|USA,Los Angeles|CA|USA,Seattle|WA|USA,Austin|TX|USA,Tel Aviv||ISR,Bangalore||IND,Beijing||CHN,Shanghai||CHN,Singapore||SGP,Toronto|ON|CAN,Chicago|IL|USA,Stockholm||SWE,Amsterdam||NLD,Munich||DEU,Hamburg||DEU,Madrid||ESP,Barcelona||ESP,Dublin||IRL,Sydney||AUS,Melbourne||AUS,São Paulo||BRA,Zürich||CHE,Vienna||AUT,Copenhagen||DNK,Helsinki||FIN,Oslo||NOR,Warsaw||POL,Prague||CZE,Lisbon||PRT,Milan||ITA,Tokyo||JPN,Seoul||KOR,Cape Town||ZAF,Nairobi||KEN';
const employees = '1-10,1-10,11-50,11-50,51-100,101-250,251-500,501-1000,1001-5000,5001-10000';

/** The 1,000 companies with the lowest numbers are the famous ones: they have most rounds, articles and people. */
const roundsOf = (number: string) => {
  const luck = chance(number, 20);
  return `case when ${number} <= 1000 then 4 + ${choose(number, 21, 8)} when ${luck} < 0.15 then 0 when ${luck} < 0.75 then 1 when ${luck} < 0.9 then 2 when ${luck} < 0.97 then 3 else 5 end`;
};

/** Statements that insert companies and what belongs to them, of which `count` companies are the measure. */
export function companyTables(count: number): readonly (readonly [table: string, sql: string])[] {
  const firms = Math.ceil(count / 50);
  const investors = Math.ceil(count * 0.06);
  const people = Math.ceil(count * 0.3);
  const round = (key: string) => `'r-' || ${key}`;
  return [
    [
      'markets',
      `insert into markets (id, slug, name, definition, sector)
      select 'tc3-' || ${marketSlug('n')}, ${marketSlug('n')}, ${marketName('n')}, 'Companies that offer ' || lower(${marketName('n')}) || '.', ${element(sectors, 'n')}
      from generate_series(0, ${marketCount - 1}) as n on conflict do nothing`,
    ],
    [
      'organizations',
      `insert into organizations (id, source, permalink, kind, name, status, domain, homepage_url, short_description,
        city, state_code, country_code, founded_on, employee_count, created_at, updated_at)
      select ${companyId('n')}, 'crunchbase', 'company-' || n, case when n > ${count} then 'investor' else 'company' end,
        case when n > ${count} then ${wordOf('n')} || ' Capital' else ${companyName('n')} end,
        case when luck < 0.87 then 'operating' when luck < 0.93 then 'acquired' when luck < 0.95 then 'ipo' else 'closed' end,
        domain, 'https://' || domain, 'Makes ' || lower(${marketName(choose('n', 5, marketCount))}) || ' for teams of every size.',
        split_part(place, '|', 1), nullif(split_part(place, '|', 2), ''), split_part(place, '|', 3),
        case when ${chance('n', 6)} < 0.85 then
          date_trunc('month', current_date - (300 + 14000 * power(${chance('n', 7)}, 2))::int)::date end,
        case when ${chance('n', 8)} < 0.7 then ${element(employees, choose('n', 9, 10, 2))} end,
        now() - interval '1 day' * 900 * ${chance('n', 10)}, now()
      from (
        select n, ${chance('n', 2)} as luck, ${companyDomain('n')} as domain,
          ${element(cities, choose('n', 3, 40, 2))} as place
        from generate_series(1, ${count + firms}) as n offset 0
      ) as numbers`,
    ],
    [
      'company_words',
      `insert into company_words
      select id, to_tsvector('english', f_unaccent(short_description)) from organizations
      where short_description is not null on conflict do nothing`,
    ],
    [
      'organization_markets',
      `insert into organization_markets (organization_id, market_id, position)
      select ${companyId('n')}, 'tc3-' || ${marketSlug('market')}, position
      from (
        select n, position, ${choose('n * 4 + position', 4, marketCount, 3)} as market
        from generate_series(1, ${count}) as n, generate_series(0, 3) as position
        where position <= ${choose('n', 11, 4)} offset 0
      ) as numbers on conflict do nothing`,
    ],
    [
      'funding_rounds',
      `insert into funding_rounds (id, organization_id, round_type, round_code, funded_on, raised_usd, arrived_at)
      select ${round('key')}, ${companyId('n')}, type, case when type = 'venture' then chr(64 + least(i, 8)) end, day,
        case when ${chance('key', 22)} < 0.8 then power(10, 5 + 0.3 * least(i, 6) + 2 * ${chance('key', 23)})::bigint end,
        least(now(), (day + time '12:00') at time zone 'UTC')
      from (
        select n, i, key, least(current_date - ${choose('key', 24, 90)}, current_date - 200
          - (5300 * ${chance('n', 25)})::int + i * 300) as day,
          case when i > 1 and ${chance('key', 26)} < 0.8 then 'venture'
            else ${element('seed,seed,seed,angel,venture,debt_financing,private_equity,grant', choose('key', 27, 8))} end as type
        from (select n, n::bigint * 16 + i as key, i from generate_series(1, ${count}) as n,
          lateral generate_series(1, ${roundsOf('n')}) as i offset 0) as keys offset 0
      ) as numbers`,
    ],
    [
      'people',
      `insert into people (id, source, first_name, last_name)
      select 'p-' || n, 'crunchbase', ${element('Ada,Ben,Chloé,David,Emma,Felix,Grace,Hugo,Ines,Jan,Karl,Lena,Mia,Noah,Olga,Paul,Rosa,Sam,Tara,Zoë', choose('n', 30, 20))}, ${wordOf('n')}
      from generate_series(1, ${people}) as n`,
    ],
    [
      'positions',
      `insert into positions (person_id, position, organization_id, title, is_active)
      select 'p-' || n, 0, ${companyId(`1 + ${choose('n', 31, count, 2)}`)},
        ${element('Founder,CEO,CTO,Engineer,Board Member,VP Sales', choose('n', 32, 6))}, ${chance('n', 33)} < 0.8
      from generate_series(1, ${people}) as n`,
    ],
    [
      'investors',
      `insert into investors (id, source, name, organization_id, person_id)
      select 'i-' || n, 'crunchbase', case when n = 1 then 'Sequoia Partners' when n <= ${firms} then ${wordOf(`n + ${count}`)} || ' Capital' else ${wordOf('n')} || ' Ventures' end,
        case when n <= ${firms} then ${companyId(`n + ${count}`)} end,
        case when n > ${firms} and n <= ${Math.ceil(firms * 1.25)} then 'p-' || n end
      from generate_series(1, ${investors}) as n`,
    ],
    [
      'investments',
      `insert into investments (funding_round_id, investor_id, is_lead)
      select ${round('key')}, 'i-' || (1 + ${choose('key * 4 + j', 34, investors, 4)}), j = 1 and ${chance('key', 35)} < 0.5
      from (
        select key, j from (select n::bigint * 16 + i as key from generate_series(1, ${count}) as n,
          lateral generate_series(1, ${roundsOf('n')}) as i offset 0) as keys,
          lateral generate_series(1, ${choose('key', 36, 2.24)}) as j offset 0
      ) as numbers on conflict do nothing`,
    ],
    [
      'acquisitions',
      `insert into acquisitions (id, acquirer_id, acquired_id, acquired_on, price, currency, arrived_at)
      select 'a-' || n, ${companyId('buyer')}, ${companyId('bought')}, day,
        case when ${chance('n', 43)} < 0.3 then power(10, 6 + 3 * ${chance('n', 44)})::bigint end, 'USD', day + time '12:00'
      from (
        select n, 1 + ${choose('n', 40, count, 3)} as buyer, 1 + ${choose('n', 41, count)} as bought,
          current_date - 1 - ${choose('n', 42, 5000)} as day
        from generate_series(1, ${Math.ceil(count / 12)}) as n offset 0
      ) as numbers where buyer <> bought`,
    ],
    [
      'url_metrics',
      `insert into url_metrics (organization_id, domain, domain_authority, page_authority, spam_score, linking_domains, external_links, measured_on)
      select ${companyId('n')}, ${companyDomain('n')}, ${choose('n', 50, 100)}, ${choose('n', 51, 100)}, 3, ${choose('n', 52, 9000)}, ${choose('n', 53, 90_000)}, current_date - 30
      from generate_series(1, ${Math.ceil(count / 10)}) as n`,
    ],
  ];
}
