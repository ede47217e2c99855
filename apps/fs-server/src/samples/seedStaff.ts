import type { CompanyOverlay } from '@fs/api-contract';
import type { World, WorldCompany } from '@fs/fixtures';
import type { Insertable, Kysely } from 'kysely';
import { correctCompany } from '../areas/company-corrections/repository.ts';
import { toOverlayFacts } from '../areas/company-corrections/rules.ts';
import { contentJob } from '../areas/curation/content/routes.ts';
import type { ArticlesTable } from '../database/researchTables.ts';
import type { Tables } from '../database/tables.ts';
import { addJob } from '../jobs/addJob.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Seeds what waits for staff, and what they did: scheduled articles, requests for articles, corrections of facts. */
export async function seedStaff(kysely: Kysely<Tables>, world: World): Promise<void> {
  const userIdOf = (role: string) => world.users.find((user) => user.role === role)?.id;
  const [admin, editor, internal] = ['admin', 'editor', 'internal'].map(userIdOf);
  // Companies that no story is about.
  const companies = world.companies.filter(({ kind, homepage_url }) => kind === 'company' && homepage_url !== null);
  const [ship, other] = companies.slice(-2);
  if (admin === undefined || editor === undefined || internal === undefined || !ship || !other) return;
  const now = Date.parse(world.now);
  await seedArticles(kysely, [ship, other], { now, editor });
  await seedRequests(kysely, world, { now, requester: internal, companies: [ship, other] });
  await seedCorrections(kysely, { now, admin, companies: [ship, other] });
}

/** Two articles that editors go on writing: they are scheduled, so that nobody else sees them. */
async function seedArticles(
  kysely: Kysely<Tables>,
  [first, second]: readonly [WorldCompany, WorldCompany],
  { now, editor }: { now: number; editor: string },
): Promise<void> {
  const [category] = await kysely.selectFrom('market_pulse_categories').select('slug').orderBy('sort_order').execute();
  const articles = [
    {
      company: first,
      title: `What ${first.name} would have to show before its next round`,
      description: `To do: the answers of ${first.name} to our four questions.`,
      content: [
        'Three questions decide what the next round is worth, and none of them is about the last one.',
        '## What customers pay',
        'To be added once the company has answered.',
      ].join('\n\n'),
      days: 4,
    },
    {
      company: second,
      title: `A year of quiet work at ${second.name}`,
      description: `What ${second.name} built between two announcements.`,
      content: [
        'Companies are in the news when they raise money. What they do in between decides whether they will again.',
        'The interview is on Thursday.',
      ].join('\n\n'),
      days: 9,
    },
  ];
  const rows = articles.map(({ company: _linked, days, ...article }, index): Insertable<ArticlesTable> => {
    const slug = `sample-in-progress-${index + 1}`;
    return {
      ...article,
      id: `news-${slug}`,
      slug,
      word_count: article.content.split(/\s+/).length,
      published_at: new Date(now + days * dayMs),
      created_at: new Date(now - (index + 1) * dayMs),
      updated_at: new Date(now - (index + 2) * 5 * hourMs),
      market_pulse_category: category?.slug ?? null,
      edited_by: editor,
    };
  });
  await kysely.insertInto('articles').values(rows).execute();
  await kysely
    .insertInto('article_organizations')
    .values(
      articles.map(({ company }, index) => ({
        article_id: rows[index]?.id ?? '',
        organization_id: company.id,
        position: 0,
      })),
    )
    .execute();
}

interface RequestContext {
  now: number;
  requester: string;
  companies: readonly [WorldCompany, WorldCompany];
}

/** Requests for articles of other sites: one became an article, two failed and can be tried again, one waits. */
async function seedRequests(
  kysely: Kysely<Tables>,
  world: World,
  { now, requester, companies: [first, second] }: RequestContext,
): Promise<void> {
  const known = world.articles.find(({ url, companyIds }) => url !== null && companyIds.length > 0);
  const hoursAgo = (hours: number) => new Date(now - hours * hourMs);
  const ownPage = (company: WorldCompany, path: string) => `${company.homepage_url?.replace(/\/$/, '')}/${path}`;
  const waiting = { kind: 'owned', organization_id: second.id, url: ownPage(second, 'blog/first-customers') } as const;
  const requests = [
    ...(known
      ? [
          {
            kind: 'earned' as const,
            organization_id: known.companyIds[0] ?? '',
            url: known.url ?? '',
            source: known.siteName,
            status: 'done' as const,
            article_id: known.id,
            hours: 70,
          },
        ]
      : []),
    {
      kind: 'earned' as const,
      organization_id: first.id,
      url: 'https://tidemarkresearch.example/notes/quiet-growth',
      source: 'Tidemark Research',
      status: 'failed' as const,
      failure: 'robots' as const,
      hours: 46,
    },
    {
      kind: 'owned' as const,
      organization_id: first.id,
      url: ownPage(first, 'careers'),
      status: 'failed' as const,
      failure: 'not-an-article' as const,
      hours: 22,
    },
  ];
  for (const { hours, ...request } of requests) {
    const at = hoursAgo(hours);
    await kysely
      .insertInto('content_requests')
      .values({ ...request, attempts: 1, requested_by: requester, created_at: at, updated_at: at })
      .execute();
  }
  const { id } = await kysely
    .insertInto('content_requests')
    .values({ ...waiting, attempts: 1, requested_by: requester, created_at: hoursAgo(1), updated_at: hoursAgo(1) })
    .returning('id')
    .executeTakeFirstOrThrow();
  // It waits for a day, as its page cannot be read from this machine.
  await addJob(kysely, {
    kind: contentJob,
    key: `${contentJob} ${id} 1`,
    payload: { id },
    runAt: new Date(now + dayMs),
  });
}

interface CorrectionContext {
  now: number;
  admin: string;
  companies: readonly [WorldCompany, WorldCompany];
}

/** Two companies whose facts an administrator corrected, one of them several times. */
async function seedCorrections(
  kysely: Kysely<Tables>,
  { now, admin, companies: [first, second] }: CorrectionContext,
): Promise<void> {
  const page = first.homepage_url?.replace(/\/$/, '') ?? '';
  const corrections: readonly { company: WorldCompany; overlay: CompanyOverlay; days: number }[] = [
    { company: first, overlay: { homepage_url: `${page}/en`, twitter_url: null }, days: 19 },
    { company: first, overlay: { homepage_url: `${page}/en` }, days: 12 },
    {
      company: second,
      overlay: { employee_count: second.employee_count === '51-200' ? '101-250' : '51-200' },
      days: 6,
    },
    { company: first, overlay: { homepage_url: `${page}/company` }, days: 3 },
  ];
  for (const { company, overlay, days } of corrections) {
    let facts = {};
    await correctCompany(kysely, company.id, (before) => {
      facts = toOverlayFacts(before.overlay, overlay);
      return { ...before, overlay };
    });
    await kysely
      .insertInto('audit_events')
      .values({
        action: 'company.corrected',
        actor: `user:${admin}`,
        subject: `company:${company.id}`,
        facts: JSON.stringify(facts),
        at: new Date(now - days * dayMs),
      })
      .execute();
  }
}
