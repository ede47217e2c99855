'use client';
import type { EditorArticleRow, MarketPulse } from '@fs/api-contract';
import {
  Confirm,
  type Loadable,
  selectionTest,
  Table,
  type TablePage,
  type TableSelection,
  type TableState,
  type TableStateUpdate,
  useFormats,
  useMessages,
} from '@fs/ui';
import { useMemo, useState } from 'react';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { SelectionActions } from '../../internal/SelectionActions.tsx';
import { articleColumns } from './articleColumns.tsx';
import { editorArticlesMessages } from './EditorArticles.messages.ts';

export type EditorArticleAction = 'feature' | 'unfeature' | 'publish' | 'delete';

export interface EditorArticlesProps {
  articles: Loadable<TablePage<EditorArticleRow>>;
  state: TableState;
  onStateChange: (update: TableStateUpdate) => void;
  categories: readonly MarketPulse[];
  /** URL of the article's page. Memoize this callback. */
  hrefOf: (article: EditorArticleRow) => string;
  /** URL of a company's page. Memoize this callback. */
  companyHrefOf: CompanyHref;
  /** Called when the user wants to edit an article. Memoize this callback. */
  onEdit: (article: EditorArticleRow) => void;
  /** Called with the selected articles of the page. Deleting was confirmed. */
  onAction: (action: EditorArticleAction, articles: readonly EditorArticleRow[]) => void;
  isRefreshing?: boolean;
  onRetry?: () => void;
}

const rowKey = ({ id }: EditorArticleRow) => id;
const noRows: readonly EditorArticleRow[] = [];

/** Our own articles as editors work with them: search, filters, order, reads, and changes to several at once. */
export function EditorArticles({
  articles,
  categories,
  hrefOf,
  companyHrefOf,
  onEdit,
  onAction,
  ...table
}: EditorArticlesProps) {
  const messages = useMessages(editorArticlesMessages);
  const formats = useFormats();
  const [deleting, setDeleting] = useState<readonly EditorArticleRow[]>(noRows);
  const columns = useMemo(
    () => articleColumns({ categories, hrefOf, companyHrefOf, onEdit, messages }),
    [categories, hrefOf, companyHrefOf, onEdit, messages],
  );
  const rows = articles.state === 'ready' ? articles.value.rows : noRows;
  const selected = (selection: TableSelection) => {
    const isSelected = selectionTest(selection);
    return rows.filter(({ id }) => isSelected(id));
  };
  const act = (action: EditorArticleAction) => (selection: TableSelection) => {
    const chosen = selected(selection);
    if (chosen.length === 0) return;
    if (action === 'delete') setDeleting(chosen);
    else onAction(action, chosen);
  };
  const [only, ...others] = deleting;
  return (
    <>
      <Table
        {...table}
        label={messages.label}
        columns={columns}
        rows={articles}
        rowKey={rowKey}
        sortMode="single"
        hasFilterBar
        empty={messages.empty}
        selection={{ nameOf: ({ title }) => title }}
        tools={
          <SelectionActions
            selection={table.state.selection}
            actions={[
              { id: 'feature', label: messages.feature, onPress: act('feature') },
              { id: 'unfeature', label: messages.unfeature, onPress: act('unfeature') },
              { id: 'publish', label: messages.publish, onPress: act('publish') },
              { id: 'delete', label: messages.delete, onPress: act('delete') },
            ]}
          />
        }
      />
      <Confirm
        isOpen={deleting.length > 0}
        onOpenChange={() => setDeleting(noRows)}
        title={
          only && others.length === 0
            ? messages.deleteOne({ title: only.title })
            : messages.deleteSeveral({ count: deleting.length })
        }
        confirmLabel={messages.delete}
        tone="critical"
        onConfirm={() => {
          onAction('delete', deleting);
          setDeleting(noRows);
        }}
      >
        {messages.deleteText({ titles: formats.list(deleting.map(({ title }) => `“${title}”`)) })}
      </Confirm>
    </>
  );
}
