import type { CompanyCard, Fact } from '@fs/api-contract';
import { sql } from 'kysely';
import { findKept } from '../../companies/keptCompanies.ts';
import { toCompanyId } from '../../companies/rules.ts';
import { JobProblem } from '../JobProblem.ts';
import type { Store } from '../repository.ts';

/** A fact with what writers make sentences of. */
export interface KnownFact extends Fact {
  kind: 'description' | 'origin' | 'round' | 'total' | 'article';
}

/** Whether an article is ours or that of others, by which its page is chosen. */
export const articleKind = sql<'article' | 'earned'>`case
  when articles.source is null and articles.url is null then 'article' else 'earned' end`;

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const formatDay = (date: string | Date): string => day.format(new Date(date));

/** As the app writes amounts: $58.0M. */
const formatDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** @throws JobProblem */
export async function findCompanyName({ kysely }: Store, text: string): Promise<Pick<CompanyCard, 'id' | 'name'>> {
  const id = toCompanyId(text);
  const find = (known: string) =>
    kysely.selectFrom('organizations').select(['id', 'name']).where('id', '=', known).executeTakeFirst();
  const company = id && (await findKept({ kysely }, id, find));
  if (!company) throw new JobProblem('no-data');
  return company;
}

/** "a Series B round", "an angel round", "a post-IPO equity round". */
function describeRound(type: string, code: string | null): string {
  const words = type.replace('post_ipo', 'post-IPO').replace('non_equity', 'non-equity').replaceAll('_', ' ');
  const name = code === null ? words : `Series ${code}`;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} round`;
}

/** What the database knows of a company, each with the page that shows it. @throws JobProblem */
export async function listCompanyFacts(
  store: Store,
  companyId: string,
): Promise<{ company: Pick<CompanyCard, 'id' | 'name'>; facts: KnownFact[] }> {
  const company = await findCompanyName(store, companyId);
  const { kysely } = store;
  const row = await kysely
    .selectFrom('organizations')
    .select([
      'short_description',
      'city',
      'founded_on',
      'total_funding_usd',
      'funding_round_count',
      'last_funding_on',
      'last_round_type',
      'last_round_code',
      'last_round_usd',
    ])
    .where('id', '=', company.id)
    .executeTakeFirstOrThrow();
  const articles = await kysely
    .selectFrom('article_organizations')
    .innerJoin('articles', 'articles.id', 'article_organizations.article_id')
    .select([
      'articles.id',
      'title',
      'published_at',
      sql<string>`coalesce(site_name, 'Foresight')`.as('site'),
      articleKind.as('kind'),
    ])
    .where('organization_id', '=', company.id)
    .where('published_at', '<=', new Date())
    .orderBy('published_at', 'desc')
    .orderBy('articles.id')
    .limit(3)
    .execute();
  const page = { kind: 'company', id: company.id } as const;
  const { name } = company;
  const facts: KnownFact[] = [];
  if (row.short_description) {
    facts.push({ kind: 'description', text: `${name}: ${row.short_description.replace(/[.\s]+$/, '')}`, page });
  }
  if (row.founded_on || row.city) {
    const year = row.founded_on ? ` was founded in ${row.founded_on.slice(0, 4)}` : ' is based';
    facts.push({ kind: 'origin', text: `${name}${year}${row.city ? ` in ${row.city}` : ''}`, page });
  }
  if (row.last_funding_on && row.last_round_type) {
    const amount = row.last_round_usd === null ? 'an undisclosed amount' : formatDollars.format(row.last_round_usd);
    const round = describeRound(row.last_round_type, row.last_round_code);
    const text = `${name} raised ${amount} in ${round} on ${formatDay(row.last_funding_on)}`;
    facts.push({ kind: 'round', text, page });
  }
  if (row.total_funding_usd !== null && row.funding_round_count > 1) {
    const text = `${name} has raised ${formatDollars.format(row.total_funding_usd)} in ${row.funding_round_count} rounds`;
    facts.push({ kind: 'total', text, page });
  }
  for (const { id, title, site, published_at, kind } of articles) {
    const text = `${site} reported on ${formatDay(published_at)}: “${title}”`;
    facts.push({ kind: 'article', text, page: { kind, id } });
  }
  if (facts.length === 0) throw new JobProblem('no-data');
  return { company, facts };
}
