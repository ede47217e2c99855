import type { EditorArticle } from '@fs/api-contract';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { CurationDrawer, type CurationOutcome, type CurationSaved } from './CurationDrawer.tsx';
import { createDraft } from './curationDraft.ts';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#2a6f7f" d="M0 0h16v9H0z"/></svg>',
)}`;
const article: EditorArticle = {
  id: 'news-ferries-go-electric',
  title: 'Ferries go electric',
  description: 'Forty ferries have batteries now.',
  content: '## Why\n\nCharging takes an hour.',
  image: picture,
  published_time: '2026-01-05T08:00:00.000Z',
  featured: true,
  marketpulse_category: 'finance',
  organization: { id: 'harborline', name: 'Harborline', logo_url: null },
  org_id: 'harborline',
  summary: ['Forty ferries', 'One hour'],
  keywords: ['Ports'],
  revision: 3,
  updated_at: '2026-01-06T08:00:00.000Z',
  edited_by: 'Edda Torres',
};
const preset = { day: '2026-01-05', time: '09:00' };
const company = { id: 'harborline', name: 'Harborline', logo_url: null, location: null };

const meta = {
  title: 'Research/CurationDrawer',
  component: CurationDrawer,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    article: null,
    preset,
    onDraftChange: fn(),
    categories: [{ slug: 'finance', label: 'Finance', order: 1 }],
    publisher: 'Foresight',
    found: ready([company]),
    onSearch: fn(),
    onUpload: fn(async (): Promise<CurationOutcome<{ url: string }>> => ({ ok: true, data: { url: picture } })),
    onSave: fn(async (): Promise<CurationSaved> => ({ ok: true })),
    onDelete: fn(async (): Promise<CurationOutcome> => ({ ok: true, data: {} })),
    onNotice: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CurationDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

export const NewArticle: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: {
    requirements: ['CURATE-001', 'CURATE-003', 'CURATE-004', 'CURATE-005', 'CURATE-006'],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Curate' });
    await expect(dialog).toBeVisible();
    await userEvent.type(field('Title'), 'Ferries: go electric!');
    await expect(field('URL Slug')).toHaveValue('ferries-go-electric');
    await expect(screen.getByText('/news/article/news-ferries-go-electric')).toBeVisible();
    await expect(field('Description')).toBeVisible();
    await userEvent.click(button('Add key point'));
    await expect(screen.getAllByRole('textbox', { name: /^Key point/ })).toHaveLength(2);
  },
};

export const Missing: Story = {
  parameters: {
    requirements: ['CURATE-016', 'CURATE-017', 'CURATE-018', 'CURATE-020', 'CURATE-022'],
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    for (const text of [
      'Please enter title.',
      'Please enter URL slug.',
      'Please add description.',
      'Please enter key point value.',
      'Please upload image.',
      'Please select company.',
    ]) {
      await expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    }
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const EditArticle: Story = {
  tags: ['dark'],
  args: { article: ready(article) },
  parameters: {
    requirements: ['CURATE-013', 'CURATE-014', 'CURATE-030', 'CURATE-011', 'CURATE-012'],
  },
  play: async ({ args }) => {
    await expect(await screen.findByDisplayValue('Ferries go electric')).toBeVisible();
    await expect(screen.queryByRole('searchbox', { name: 'Company' })).toBeNull();
    await expect(screen.getByRole('checkbox', { name: 'Featured' })).toBeChecked();
    await userEvent.click(button('Delete'));
    await expect(await screen.findByText('Delete “Ferries go electric”?')).toBeVisible();
    await userEvent.click(button('Cancel'));
    await userEvent.type(field('Title'), ' now');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(args.onNotice).toHaveBeenCalledWith({ message: 'Article Updated', tone: 'positive' }));
  },
};

export const Previewed: Story = {
  args: { article: ready(article) },
  parameters: { requirements: ['XADMIN-002'] },
  play: async () => {
    // The field of the content has a preview of its own.
    const views = within(await screen.findByRole('tablist', { name: 'Article' }));
    await userEvent.click(views.getByRole('tab', { name: 'Preview' }));
    await expect(await screen.findByRole('heading', { name: 'Ferries go electric' })).toBeVisible();
    await expect(await screen.findByRole('heading', { name: 'Why' })).toBeVisible();
  },
};

export const Exists: Story = {
  args: {
    stored: {
      ...createDraft(null, { ...preset, title: 'Ferries', description: 'Text', image: picture, company }, new Date(0)),
      points: [{ id: '1', text: 'One' }],
    },
    onSave: fn(async (): Promise<CurationSaved> => ({ ok: false, error: 'BadRequestError: CuratedNewsArticleExists' })),
  },
  parameters: { requirements: ['CURATE-035', 'CURATE-036'] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('BadRequestError: CuratedNewsArticleExists')).toBeVisible();
    await expect(args.onNotice).toHaveBeenCalledWith({
      message: 'BadRequestError: CuratedNewsArticleExists',
      tone: 'critical',
    });
    await expect(field('Title')).toHaveValue('Ferries');
    await expect(field('URL Slug')).toHaveAccessibleDescription(/Another article has this slug/);
  },
};

/** The preview is the address that the server makes of a slug, and times are read as people type them. */
export const TypedByHand: Story = {
  args: {
    stored: {
      ...createDraft(null, { ...preset, title: 'Ferries', description: 'Text', image: picture, company }, new Date(0)),
      points: [{ id: '1', text: 'One' }],
    },
  },
  play: async ({ args }) => {
    const slug = await screen.findByRole('textbox', { name: 'URL Slug' });
    const time = field('Time');
    const write = async (into: HTMLElement, text: string) => {
      await userEvent.clear(into);
      await userEvent.type(into, text);
    };
    await write(slug, 'Ferries_by/Night');
    await expect(screen.getByText('/news/article/news-ferries-by-night')).toBeVisible();
    await write(time, '25:99');
    await userEvent.click(button('Save'));
    await expect(time).toHaveAccessibleDescription(/Enter a time, such as 09:30\./);
    await expect(screen.queryByText(/Select a day/)).toBeNull();
    await write(time, '9:30');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

export const Conflict: Story = {
  args: {
    article: ready(article),
    onSave: fn(
      async (): Promise<CurationSaved> => ({
        ok: false,
        error: 'Failed to update news article',
        rival: { ...article, title: 'Ferries go green', revision: 4 },
      }),
    ),
  },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' today');
    await userEvent.click(button('Save'));
    await expect(await screen.findByText(/Edda Torres saved this article in the meantime/)).toBeVisible();
    await expect(field('Title')).toHaveValue('Ferries go electric today');
    await userEvent.click(button('Use theirs: Title'));
    await expect(field('Title')).toHaveValue('Ferries go green');
    await userEvent.click(button('Save'));
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ revision: 4 }));
  },
};

export const Restored: Story = {
  args: { article: ready(article), stored: { ...createDraft(article, {}, new Date(0)), title: 'Half a thought' } },
  parameters: { requirements: ['XADMIN-004'] },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought');
    await userEvent.click(button('Discard it'));
    await expect(field('Title')).toHaveValue('Ferries go electric');
  },
};

export const UploadFails: Story = {
  args: {
    onUpload: fn(async (): Promise<CurationOutcome<{ url: string }>> => ({ ok: false, error: 'File upload failed.' })),
  },
  parameters: { requirements: ['CURATE-029'] },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const input = dialog.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
    await userEvent.upload(input, new File(['x'], 'ferry.png', { type: 'image/png' }));
    await expect((await screen.findAllByText('Uploading file: File upload failed.')).length).toBeGreaterThan(0);
  },
};

/** From the right, with every field of a new article. */
export const EveryField: Story = {
  parameters: { requirements: ['CURATE-002', 'CURATE-007', 'CURATE-009', 'CURATE-010'] },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Curate' });
    const edges = () => dialog.parentElement?.getBoundingClientRect();
    await waitFor(() => expect([edges()?.width, edges()?.right]).toEqual([800, window.innerWidth]));
    await expect(screen.getByRole('group', { name: /^Image/ })).toBeVisible();
    await expect(screen.getByRole('searchbox', { name: 'Company' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Published Date' })).toBeVisible();
    await userEvent.type(field('Content'), '## Why');
    await expect(field('Content')).toHaveValue('## Why');
  },
};

/** A new article about a company, with an uploaded image. */
export const Added: Story = {
  args: {
    stored: {
      ...createDraft(null, { ...preset, title: 'Ferries', description: 'Text', company }, new Date(0)),
      points: [{ id: '1', text: 'One' }],
    },
  },
  parameters: { requirements: ['CURATE-028', 'CURATE-031'] },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const input = dialog.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
    let finish: (sent: CurationOutcome<{ url: string }>) => void = () => undefined;
    const upload = new Promise<CurationOutcome<{ url: string }>>((resolve) => {
      finish = resolve;
    });
    mocked(args.onUpload).mockReturnValueOnce(upload);
    await userEvent.upload(input, new File(['x'], 'ferry.png', { type: 'image/png' }));
    await expect(await screen.findByRole('progressbar', { name: 'Uploading image' })).toBeVisible();
    finish({ ok: true, data: { url: picture } });
    await waitFor(() => expect(dialog.querySelector('img')).toHaveAttribute('src', picture));
    await userEvent.click(button('Save'));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ image: picture }));
    await waitFor(() => expect(args.onNotice).toHaveBeenCalledWith({ message: 'Article Added', tone: 'positive' }));
  },
};

/** An image that is on its way is waited for, and can be taken back. */
export const ImageOnItsWay: Story = {
  args: { article: ready(article) },
  play: async ({ args }) => {
    let finish: (sent: CurationOutcome<{ url: string }>) => void = () => undefined;
    const upload = new Promise<CurationOutcome<{ url: string }>>((resolve) => {
      finish = resolve;
    });
    mocked(args.onUpload).mockReturnValueOnce(upload);
    const dialog = await screen.findByRole('dialog');
    const input = dialog.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
    await userEvent.upload(input, new File(['x'], 'ferry.png', { type: 'image/png' }));
    await expect(await screen.findByRole('progressbar', { name: 'Uploading image' })).toBeVisible();
    await expect(button('Save')).toHaveAccessibleDescription('Wait until the image is uploaded.');
    await userEvent.type(field('Title'), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(button('Remove image'));
    await expect(screen.queryByRole('progressbar')).toBeNull();
    finish({ ok: true, data: { url: 'https://late.example/ferry.png' } });
    await userEvent.click(button('Save'));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ image: picture }));
  },
};

/** An image of another type is refused before the upload. */
export const WrongType: Story = {
  parameters: { requirements: ['CURATE-027'] },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const input = dialog.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
    await userEvent.upload(input, new File(['x'], 'ferry.gif', { type: 'image/gif' }), { applyAccept: false });
    await expect((await screen.findAllByText(/Allowed file types: image\/jpeg,image\/png/)).length).toBeGreaterThan(0);
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

/** What is missing of an article that is edited. */
export const MissingOnEdit: Story = {
  args: { article: ready({ ...article, image: null, summary: [] }) },
  parameters: { requirements: ['CURATE-019', 'CURATE-021'] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect((await screen.findAllByText('Please add image url.')).length).toBeGreaterThan(0);
    await expect((await screen.findAllByText('Please enter key point value')).length).toBeGreaterThan(0);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Only a new article needs a company. */
export const WithoutCompany: Story = {
  parameters: { requirements: ['CURATE-023'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect((await screen.findAllByText('Please select company.')).length).toBeGreaterThan(0);
  },
};

async function deleteIt() {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
}

export const DeletedArticle: Story = {
  args: { article: ready(article) },
  parameters: { requirements: ['CURATE-032'] },
  play: async ({ args }) => {
    await deleteIt();
    await waitFor(() =>
      expect(args.onNotice).toHaveBeenCalledWith({ message: 'Article Deleted succesfully', tone: 'positive' }),
    );
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const DeleteFails: Story = {
  args: {
    article: ready(article),
    onDelete: fn(
      async (): Promise<CurationOutcome> => ({
        ok: false,
        error: 'Failed to delete Article. Please try again.',
      }),
    ),
  },
  parameters: { requirements: ['CURATE-037'] },
  play: async () => {
    await deleteIt();
    await expect((await screen.findAllByText('Failed to delete Article. Please try again.')).length).toBeGreaterThan(0);
  },
};

/** An action on an article whose address names none. */
export const WithoutId: Story = {
  args: { article: failed('Missing Article ID') },
  parameters: { requirements: ['CURATE-034'] },
  play: async () => {
    await expect(await screen.findByText(/Missing Article ID/)).toBeVisible();
  },
};

export const Loading: Story = { args: { article: loading() } };

export const Failed: Story = {
  args: { article: failed('Failed to update news article') },
  parameters: { requirements: ['CURATE-033'] },
  play: async () => {
    await expect(await screen.findByText(/Failed to update news article/)).toBeVisible();
  },
};

let answer: (saved: CurationSaved) => void = () => undefined;

/** Saved after the editor has closed it. */
export const ClosedMeanwhile: Story = {
  args: {
    article: ready(article),
    onSave: fn(
      () =>
        new Promise<CurationSaved>((resolve) => {
          answer = resolve;
        }),
    ),
  },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(true);
    const change = (next: boolean) => {
      args.onOpenChange(next);
      setOpen(next);
    };
    return <CurationDrawer {...args} isOpen={isOpen} onOpenChange={change} />;
  },
  play: async ({ args }) => {
    await screen.findByDisplayValue('Ferries go electric');
    await userEvent.click(button('Save'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    answer({ ok: true });
    await waitFor(() => expect(args.onNotice).toHaveBeenCalled());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};
