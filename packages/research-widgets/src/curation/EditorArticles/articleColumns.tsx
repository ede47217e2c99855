'use client';
import type { EditorArticleRow, MarketPulse } from '@fs/api-contract';
import { Badge, type BoundMessages, Button, DateText, Inline, Link, NumberText, type TableColumn, Text } from '@fs/ui';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { twoLines } from '../../internal/twoLines.css.ts';
import type { editorArticlesMessages } from './EditorArticles.messages.ts';

interface ColumnOptions {
  categories: readonly MarketPulse[];
  hrefOf: (article: EditorArticleRow) => string;
  companyHrefOf: CompanyHref;
  onEdit: (article: EditorArticleRow) => void;
  messages: BoundMessages<typeof editorArticlesMessages.table>;
}

/** Columns of the editors’ articles. Their ids are those by which the server sorts. */
export function articleColumns(options: ColumnOptions): readonly TableColumn<EditorArticleRow>[] {
  const { categories, hrefOf, companyHrefOf, onEdit, messages } = options;
  const labels = new Map(categories.map(({ slug, label }) => [slug, label]));
  return [
    {
      id: 'title',
      header: messages.title,
      isRowHeader: true,
      isBareOnPhone: true,
      minWidth: 240,
      filter: { kind: 'text' },
      cell: (row) => (
        <span className={twoLines}>
          <Link href={hrefOf(row)}>
            <bdi>{row.title}</bdi>
          </Link>
        </span>
      ),
    },
    {
      id: 'category',
      header: messages.category,
      width: 116,
      filter: { kind: 'choice', isSingle: true, options: categories.map(({ slug, label }) => ({ id: slug, label })) },
      cell: ({ marketpulse_category: slug }) =>
        slug === null ? <MissingValue /> : <span className={twoLines}>{labels.get(slug) ?? slug}</span>,
    },
    {
      id: 'company',
      header: messages.company,
      width: 124,
      isSortable: false,
      cell: ({ organization }) =>
        organization ? (
          <span className={twoLines}>
            <Link href={companyHrefOf(organization) ?? ''}>
              <bdi>{organization.name}</bdi>
            </Link>
          </span>
        ) : (
          <MissingValue />
        ),
    },
    {
      id: 'published_time',
      header: messages.published,
      width: 124,
      firstSort: 'descending',
      cell: ({ published_time }) => (
        <span className={twoLines}>
          <DateText value={published_time} />
        </span>
      ),
    },
    {
      id: 'featured',
      header: messages.status,
      width: 124,
      firstSort: 'descending',
      filter: {
        kind: 'choice',
        isSingle: true,
        options: [
          { id: 'published', label: messages.isPublished },
          { id: 'scheduled', label: messages.isScheduled },
          { id: 'featured', label: messages.isFeatured },
        ],
      },
      cell: ({ scheduled, featured }) => (
        <Inline gap="1">
          {scheduled && <Badge tone="caution">{messages.isScheduled}</Badge>}
          {featured && <Badge tone="accent">{messages.isFeatured}</Badge>}
          {!(scheduled || featured) && messages.isPublished}
        </Inline>
      ),
    },
    {
      id: 'reads',
      header: messages.reads,
      width: 84,
      align: 'end',
      firstSort: 'descending',
      cell: ({ reads }) => <NumberText value={reads} />,
    },
    {
      id: 'reads_week',
      header: messages.readsWeek,
      width: 84,
      align: 'end',
      isSortable: false,
      cell: ({ reads_week }) => <NumberText value={reads_week} />,
    },
    {
      id: 'updated_at',
      header: messages.updated,
      width: 148,
      firstSort: 'descending',
      cell: ({ updated_at, edited_by }) => (
        <span className={twoLines}>
          <DateText value={updated_at} />{' '}
          {edited_by !== null && (
            <Text element="span" size="small" tone="muted">
              {messages.by({ name: edited_by })}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'edit',
      header: messages.edit,
      width: 84,
      isSortable: false,
      isHeaderHidden: true,
      cell: (row) => (
        <Button size="small" aria-label={messages.editArticle(row)} onPress={() => onEdit(row)}>
          {messages.edit}
        </Button>
      ),
    },
  ];
}
