import type { World } from '@fs/fixtures';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { notFound } from '../http/failures.ts';

/** Path of the articles of the sample world's publishers, who don't exist. */
export const pressPath = '/press/:publisher/:slug';

const publisherHost = /^https:\/\/([\w-]+)\.example\//;

/** The world with this server's addresses of its publishers' articles, so that they open. */
export function withPressAddresses(world: World, publicUrl: string): World {
  const articles = world.articles.map((article) => ({
    ...article,
    url: article.url?.replace(publisherHost, `${publicUrl}/press/$1/`) ?? null,
  }));
  return { ...world, articles };
}

/** Registers the pages of the sample world's publishers. On loopback only, like the sample world. */
export function registerPressPages(app: FastifyInstance, { kysely }: Database): void {
  app.get<{ Params: { publisher: string; slug: string } }>(pressPath, async ({ params }, reply) => {
    const { publisher, slug } = params;
    const isSlug = [publisher, slug].every((word) => /^[a-z0-9-]{1,200}$/.test(word));
    const article = isSlug
      ? await kysely
          .selectFrom('articles')
          .select(['title', 'description', 'content', 'site_name', 'published_at'])
          .where('id', '=', `news-${slug}`)
          .where('url', 'like', `%/press/${publisher}/${slug}`)
          .executeTakeFirst()
      : undefined;
    if (!article) throw notFound();
    return reply.type('text/html; charset=utf-8').send(renderPage(article));
  });
}

interface PressArticle {
  title: string;
  description: string;
  content: string;
  site_name: string | null;
  published_at: Date;
}

function renderPage({ title, description, content, site_name, published_at }: PressArticle): string {
  const day = published_at.toISOString().slice(0, 10);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<article>
<p>${escapeHtml(site_name ?? '')}, <time datetime="${day}">${day}</time></p>
<h1>${escapeHtml(title)}</h1>
<p><em>${escapeHtml(description)}</em></p>
${content.split('\n\n').map(renderBlock).join('\n')}
</article>
<p><small>An invented article of the sample data.</small></p>
</html>`;
}

/** A block of Markdown as the sample world writes it: a heading, a list or a paragraph, with bold words. */
function renderBlock(block: string): string {
  const html = escapeHtml(block).replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
  if (html.startsWith('## ')) return `<h2>${html.slice(3)}</h2>`;
  if (!html.startsWith('- ')) return `<p>${html}</p>`;
  const items = html.split('\n').map((line) => `<li>${line.replace(/^- /, '')}</li>`);
  return `<ul>\n${items.join('\n')}\n</ul>`;
}
