import { buildArticleLink, buildArticleListItem } from '@fs/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { ArticleCard } from './ArticleCard.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#2a6f7f" d="M0 0h16v9H0z"/><path fill="#e6c97a" d="M0 6l5-3 4 2 7-4v8H0z"/></svg>',
)}`;
const item = buildArticleListItem();
const own = { ...item, article: { ...item.article, image: picture, site_name: 'Harbor Weekly' } };
const elsewhere = { ...own, curated_article: null, article: { ...own.article, url: 'https://news.example/freight' } };

const meta = {
  title: 'Research/ArticleCard',
  component: ArticleCard,
  args: {
    item: own,
    href: '/news/article/news-freight',
    companyHrefOf: ({ id }) => `/research/companies/${id}`,
    shareUrl: 'https://foresight.example/fs/news/article/news-freight',
    onShareNotice: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArticleCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl'],
  parameters: { requirements: ['CARD-001', 'CARD-006'] },
  play: async ({ canvas, canvasElement }) => {
    const { title, description } = item.article;
    await expect(canvas.getByRole('article', { name: title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', '/news/article/news-freight');
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', picture);
    await expect(canvas.getByText(description)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Harborline' })).toBeVisible();
    await expect(canvas.getByText('4 min read')).toBeVisible();
  },
};

export const Elsewhere: Story = {
  args: { item: elsewhere, href: undefined },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: new RegExp(item.article.title) });
    await expect(link).toHaveAttribute('href', 'https://news.example/freight');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Sharing: Story = {
  parameters: { requirements: ['CARD-002', 'CARD-004'] },
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await expect(names.map((name) => name?.replace(/\(.*\)|opens.*/i, '').trim())).toEqual([
      expect.stringContaining('Twitter'),
      expect.stringContaining('LinkedIn'),
      expect.stringContaining('Facebook'),
      'Copy Link',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy Link' }));
    await waitFor(() => expect(args.onShareNotice).toHaveBeenCalledOnce());
    await expect(write).toHaveBeenCalledWith(args.shareUrl);
    await expect(args.onShareNotice).toHaveBeenCalledWith({ message: 'URL copied to clipboard', tone: 'positive' });
  },
};

export const CopyFails: Story = {
  parameters: { requirements: ['CARD-005'] },
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no clipboard'));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy Link' }));
    await waitFor(() =>
      expect(args.onShareNotice).toHaveBeenCalledWith({ message: 'Something went wrong!', tone: 'critical' }),
    );
  },
};

export const WithoutPicture: Story = {
  tags: ['dark'],
  args: { item: { ...own, article: { ...own.article, image: 'data:image/png;base64,broken' } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-placeholder]')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const TextLeads: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { look: 'text' },
  decorators: [(Story) => <div style={{ inlineSize: 'min(720px, 92vw)' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: item.article.title })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', picture);
  },
};

export const TextWithoutPicture: Story = {
  args: { look: 'text', item },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, [data-placeholder]')).toBeNull();
  },
};

export const SeveralSources: Story = {
  args: {
    sources: [
      buildArticleLink({
        uuid: 'tide',
        title: 'Delays, told straight',
        site_name: 'The Tide',
        url: 'https://tide.example/1',
        curated_article: null,
      }),
      buildArticleLink({ title: 'Berths by the hour', site_name: 'Harbor Weekly' }),
    ],
    sourceHrefOf: ({ curated_article }) => (curated_article ? `/news/article/${curated_article.id}` : undefined),
  },
  parameters: { requirements: ['XARTICLE-021'] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Also in 2 sources' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Delays, told straight')).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: /Delays, told straight/ })).toHaveAttribute(
      'href',
      'https://tide.example/1',
    );
    await expect(canvas.getByRole('link', { name: 'Berths by the hour' })).toHaveAttribute(
      'href',
      '/news/article/news-berths-by-the-hour',
    );
  },
};

export const ForEditors: Story = {
  args: { onEdit: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit article' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

export const ForInternalUsers: Story = {
  tags: ['dark'],
  args: { item: elsewhere, href: undefined, onSaveEarned: fn(), onRemove: fn(), onRemoveEarned: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSaveEarned).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove earned content' }));
    await expect(args.onRemoveEarned).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = {
  args: { onSaveEarned: fn(), request: { action: 'save', state: 'sending' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Sending the request')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    await expect(args.onSaveEarned).not.toHaveBeenCalled();
  },
};

export const Saved: Story = {
  parameters: { requirements: ['CARD-013'] },
  args: { request: { action: 'save', state: 'sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Request submitted. We'll email you once this article is available")).toBeVisible();
  },
};

export const Deleted: Story = {
  parameters: { requirements: ['CARD-014'] },
  args: { request: { action: 'remove', state: 'sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Request submitted, this article will be deleted shortly.')).toBeVisible();
  },
};

export const RequestFailed: Story = {
  parameters: { requirements: ['CARD-015'] },
  args: { request: { action: 'save', state: 'failed', error: 'Failed to queue article' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to queue article. Please contact support.')).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    item: {
      ...own,
      article: {
        ...own.article,
        title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4),
        description: 'A description that goes on and on. '.repeat(20),
        site_name: 'An-unusually-long-publication-name'.repeat(3),
      },
    },
  },
};

export const Hostile: Story = {
  args: {
    href: undefined,
    item: {
      ...elsewhere,
      article: { ...own.article, title: '<img src=x onerror="document.title=1">', url: 'javascript:alert(1)' },
      organization: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('<img src=x onerror="document.title=1">');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
