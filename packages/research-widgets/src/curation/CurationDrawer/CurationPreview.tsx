'use client';
import type { NewsArticle } from '@fs/api-contract';
import { Text, useMessages } from '@fs/ui';
import { ArticleText } from '../../news/NewsArticle/ArticleText.tsx';
import { curationDrawerMessages } from './CurationDrawer.messages.ts';
import { type CurationDraft, toInstant } from './curationDraft.ts';

interface CurationPreviewProps {
  draft: CurationDraft;
  publisher: string;
}

/** The article as users will see it: by the widget of the article page. */
export function CurationPreview({ draft, publisher }: CurationPreviewProps) {
  const messages = useMessages(curationDrawerMessages);
  if (draft.title.trim() === '') return <Text tone="muted">{messages.previewEmpty}</Text>;
  return <ArticleText article={toArticle(draft)} publisher={publisher} shareUrl="" onShareNotice={() => undefined} />;
}

function toArticle(draft: CurationDraft): NewsArticle {
  const published = toInstant(draft) ?? new Date().toISOString();
  const points = draft.points.map(({ text }) => text.trim()).filter((text) => text !== '');
  const written = draft.content.trim() === '' ? [draft.description, ...points].join(' ') : draft.content;
  const id = `news-${draft.slug}`;
  return {
    id,
    title: draft.title.trim(),
    description: draft.description.trim(),
    content: draft.content,
    image: draft.image === '' ? null : draft.image,
    published_time: published,
    featured: draft.isFeatured,
    mpn_category: draft.category,
    summary: points,
    article_id: id,
    org_id: draft.company?.id ?? null,
    keywords: [...draft.topics],
    url: null,
    site: null,
    site_name: null,
    word_count: written.split(/\s+/).filter(Boolean).length,
    scheduled: new Date(published) > new Date(),
    category: null,
    curated_article: { id, mpn_category: draft.category, featured: draft.isFeatured },
    earned_content: null,
    organization: null,
    organizations: [],
    markets: [],
    round: null,
    acquisition: null,
    sources: [],
    related: [],
    previous: null,
    next: null,
  };
}
