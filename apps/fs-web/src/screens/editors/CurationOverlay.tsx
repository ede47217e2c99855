import { type CurationDraft, CurationDrawer, type CurationPreset, curationInstant } from '@fs/research-widgets';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { marketPulsesQuery } from '../../queries/account.ts';
import { companiesByNameQuery } from '../../queries/companies.ts';
import { editorArticleQuery, refreshNews } from '../../queries/curation.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { saveArticle } from './saveArticle.ts';
import { isArticleDraft, readDraft, storeDraft } from './storedDrafts.ts';

interface CurationOverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The article to edit. Null for a new one. */
  articleId: string | null;
  /** What a new article begins with. */
  preset?: CurationPreset;
  /** The article of another site that a new one is about. */
  sourceId?: string;
}

/** The curation drawer with its calls. Input is stored by user and article until it is saved. */
export function CurationOverlay({ isOpen, onOpenChange, articleId, preset, sourceId }: CurationOverlayProps) {
  const { client, toasts, environment } = useServices();
  const queries = useQueryClient();
  const userId = useSessionState().user?.attributes.sub ?? '';
  const [text, setText] = useState('');
  const found = useQuery({ ...companiesByNameQuery(client, text), enabled: text !== '' });
  const categories = useQuery(marketPulsesQuery(client));
  const article = useQuery({ ...editorArticleQuery(client, articleId ?? ''), enabled: articleId !== null });
  const subject = articleId ?? (sourceId === undefined ? 'new' : `about ${sourceId}`);
  const [stored] = useState(() => readDraft(userId, subject, isArticleDraft));

  async function save(draft: CurationDraft) {
    const saved = await saveArticle(client, { articleId, sourceId }, draft, curationInstant(draft) ?? '');
    if (saved.ok) {
      await refreshNews(queries);
      return { ok: true } as const;
    }
    if (saved.reason !== 'conflict' || articleId === null) return saved;
    const current = await client.curation.getEditorArticle(articleId);
    const rival = current.ok ? current.data[0] : undefined;
    return { ...saved, ...(rival && { rival }) };
  }

  async function remove() {
    const gone = await client.curation.deleteEditorArticle(articleId ?? '');
    if (gone.ok) await refreshNews(queries, articleId ?? undefined);
    return gone;
  }

  return (
    <CurationDrawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      article={articleId === null ? null : toLoadable(article)}
      {...(preset && { preset })}
      stored={stored}
      onDraftChange={(draft) => storeDraft(userId, subject, draft)}
      categories={categories.data ?? []}
      publisher={environment.productName}
      found={text === '' ? null : toLoadable(found)}
      onSearch={setText}
      onRetrySearch={() => void found.refetch()}
      onUpload={(file) => client.curation.uploadArticleImage(file)}
      onSave={save}
      onDelete={remove}
      onNotice={toasts.show}
      onRetry={() => void article.refetch()}
    />
  );
}
