import { type ArticleListItem, isInAnyOf } from '@fs/api-contract';
import type { ArticleCardProps, EarnedContentRequest } from '@fs/research-widgets';
import { lazyOverlay } from '@fs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { refreshNews } from '../../queries/curation.ts';
import { useServices, useSessionState } from '../../services.tsx';

/** Lazy-loaded, because editors only open it. */
const CurationOverlay = lazyOverlay(async () => (await import('../editors/CurationOverlay.tsx')).CurationOverlay);

type CardActions = Pick<ArticleCardProps, 'onEdit' | 'onSaveEarned' | 'onRemoveEarned' | 'request'>;

/**
 * What staff can do with an article in a list: editors open its form, or that of a new article about it; internal users
 * request and remove articles of other sites. Render `overlay` once in the page.
 */
export function useArticleActions(): { actionsOf: (item: ArticleListItem) => CardActions; overlay: ReactNode } {
  const { client } = useServices();
  const queries = useQueryClient();
  const { user } = useSessionState();
  const [edited, setEdited] = useState<ArticleListItem>();
  const [requests, setRequests] = useState<ReadonlyMap<string, EarnedContentRequest>>(new Map());
  const isEditor = user !== undefined && isInAnyOf(user.groups, ['editors']);
  const isInternal = user !== undefined && isInAnyOf(user.groups, ['internal']);

  async function send({ article, organization }: ArticleListItem, action: EarnedContentRequest['action']) {
    const { uuid, url, site_name } = article;
    if (!organization || url === null) return;
    const show = (request: EarnedContentRequest) => setRequests((before) => new Map(before).set(uuid, request));
    show({ action, state: 'sending' });
    const subject = { companyId: organization.id, name: organization.name };
    const sent =
      action === 'save'
        ? await client.curation.requestEarnedContent({
            ...subject,
            link: url,
            ...(site_name !== null && { source: site_name }),
          })
        : await client.curation.deleteEarnedContent({ id: uuid, companyId: organization.id });
    show(sent.ok ? { action, state: 'sent' } : { action, state: 'failed', error: sent.error });
    if (sent.ok && action === 'save') await refreshNews(queries);
  }

  function actionsOf(item: ArticleListItem): CardActions {
    const isOthers = item.article.url !== null && item.organization !== null;
    const request = requests.get(item.article.uuid);
    return {
      ...(isEditor && { onEdit: () => setEdited(item) }),
      ...(isInternal && isOthers && { onSaveEarned: () => void send(item, 'save') }),
      ...(isInternal && item.earned_content && { onRemoveEarned: () => void send(item, 'remove') }),
      ...(request && { request }),
    };
  }

  const isOwn = edited?.curated_article != null;
  return {
    actionsOf,
    overlay: edited && (
      <CurationOverlay
        key={edited.article.uuid}
        isOpen
        onOpenChange={() => setEdited(undefined)}
        articleId={isOwn ? edited.article.uuid : null}
        {...(!isOwn && { sourceId: edited.article.uuid, preset: toPreset(edited) })}
      />
    ),
  };
}

/** What a new article about one of another site begins with. */
function toPreset({ article, organization, keywords }: ArticleListItem) {
  return {
    title: article.title,
    description: article.description,
    image: article.image ?? '',
    company: organization && { ...organization, location: null },
    topics: keywords,
  };
}
