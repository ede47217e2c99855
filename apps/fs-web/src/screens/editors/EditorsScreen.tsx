import { articlePath, type EditorArticleRow } from '@fs/api-contract';
import { ContentRequests, type EditorArticleAction, EditorArticles } from '@fs/research-widgets';
import { Button, createTableState, Inline, Page, Section, Stack, useMessages } from '@fs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { companyHref } from '../../addresses/appPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { marketPulsesQuery } from '../../queries/account.ts';
import { companiesByNameQuery } from '../../queries/companies.ts';
import { contentRequestsQuery, editorArticleRows, refreshNews } from '../../queries/curation.ts';
import { pageQuery } from '../../queries/rowSources.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { CurationOverlay } from './CurationOverlay.tsx';
import { editorsMessages } from './editors.messages.ts';

const pageSize = 25;
const start = createTableState(pageSize, { sort: [{ column: 'published_time', direction: 'descending' }] });

const hrefOf = ({ id, marketpulse_category, featured }: EditorArticleRow): string =>
  articlePath({ curated_article: { id, mpn_category: marketpulse_category, featured }, earned_content: null }) ?? '';

/** What editors work with: our own articles, their form, and articles of other sites (decisions 076 and 077). */
export function EditorsScreen() {
  const messages = useMessages(editorsMessages);
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const { search, setSearch } = useAddressSearch();
  const [state, setState] = useState(start);
  const articles = useQuery(pageQuery(editorArticleRows(client, state), state));
  const categories = useQuery(marketPulsesQuery(client));
  const requests = useQuery(contentRequestsQuery(client));
  const [text, setText] = useState('');
  const found = useQuery({ ...companiesByNameQuery(client, text), enabled: text !== '' });
  const edited = search.new === undefined ? search.article : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sets the address of whatever page is shown
  const edit = useCallback(({ id }: EditorArticleRow) => setSearch({ article: id }), []);

  async function act(action: EditorArticleAction, chosen: readonly EditorArticleRow[]) {
    const ids = chosen.map(({ id }) => id);
    const done =
      action === 'delete'
        ? await client.curation.deleteEditorArticles({ ids })
        : await client.curation.changeEditorArticles({
            ids,
            ...(action === 'publish'
              ? { published_time: new Date().toISOString() }
              : { featured: action === 'feature' }),
          });
    const isOne = chosen.length === 1;
    if (!done.ok) toasts.show({ message: done.error, tone: 'critical' });
    else if (action === 'delete')
      toasts.show({ message: isOne ? messages.deleted : messages.deletedSeveral(done.data) });
    else toasts.show({ message: isOne ? messages.updated : messages.updatedSeveral(done.data) });
    // After a failure, they stay selected for another try.
    if (done.ok) setState(({ selection: _, ...now }) => now);
    await refreshNews(queries);
  }

  return (
    <Page id={contentId}>
      <Stack gap="8">
        <Section title={messages.title} level={1}>
          <Stack gap="4">
            <Inline>
              <Button tone="accent" onPress={() => setSearch({ new: 'article' })}>
                {messages.newArticle}
              </Button>
            </Inline>
            <EditorArticles
              articles={toLoadable(articles)}
              isRefreshing={articles.isPlaceholderData}
              state={state}
              onStateChange={setState}
              categories={categories.data ?? []}
              hrefOf={hrefOf}
              companyHrefOf={companyHref}
              onEdit={edit}
              onAction={(action, chosen) => void act(action, chosen)}
              onRetry={() => void articles.refetch()}
            />
          </Stack>
        </Section>
        <ContentRequests
          requests={toLoadable(requests)}
          hrefOf={(id) => articlePath({ curated_article: null, earned_content: { id, url: '', source: null } }) ?? ''}
          found={text === '' ? null : toLoadable(found)}
          onSearch={setText}
          onRetrySearch={() => void found.refetch()}
          onRequest={async ({ kind, url, company }) => {
            const request = { link: url, companyId: company.id, name: company.name };
            const sent =
              kind === 'owned'
                ? await client.curation.requestOwnedContent(request)
                : await client.curation.requestEarnedContent(request);
            if (sent.ok) await requests.refetch();
            return sent;
          }}
          onTryAgain={async ({ id }) => {
            const sent = await client.curation.retryContentRequest(id);
            if (!sent.ok) toasts.show({ message: sent.error, tone: 'critical' });
            await requests.refetch();
          }}
          onRetry={() => void requests.refetch()}
        />
      </Stack>
      {edited !== undefined && (
        <CurationOverlay key={edited} isOpen articleId={edited} onOpenChange={() => setSearch({})} />
      )}
    </Page>
  );
}
