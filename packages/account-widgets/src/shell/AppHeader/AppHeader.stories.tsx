import { Button, IconButton, RouterProvider } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MenuIcon } from '../../internal/icons/MenuIcon.tsx';
import { samplePages } from '../../testing/samplePages.ts';
import { AppHeader } from './AppHeader.tsx';

const user = { name: 'Ada Okafor', email: 'ada@foresight.example', groups: ['fuel-free'] } as const;

/** Replaces a router, so that the story does not navigate. */
const navigate = fn();

const meta = {
  title: 'Account/AppHeader',
  component: AppHeader,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  args: {
    product: 'Foresight',
    homeHref: '/',
    contentId: 'storybook-root',
    pages: samplePages,
    user,
    currentPath: '/research/companies',
    logInHref: '/login/',
    watchlists: {
      newCount: 12,
      lists: [
        { id: 'climate', name: 'Climate map', href: '/research/watchlists/climate', newCount: 7 },
        { id: 'rivals', name: 'Competitors', href: '/research/watchlists/rivals', newCount: 3 },
        { id: 'grid', name: 'Grid', href: '/research/watchlists/grid', newCount: 1 },
        { id: 'rail', name: 'Rail', href: '/research/watchlists/rail', newCount: 1 },
      ],
    },
    onDisplay: fn(),
    search: <Button>Search</Button>,
    onLogOut: fn(),
  },
} satisfies Meta<typeof AppHeader>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const main = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: 'Main' }));
const words = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent.trim());

async function open(canvas: Canvas, name: string) {
  // The button is inactive until the code of menus is loaded.
  await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-haspopup'));
  await userEvent.click(canvas.getByRole('button', { name }));
  return within(await screen.findByRole('menu'));
}

async function entriesOf(canvas: Canvas, name: string) {
  const entries = words((await open(canvas, name)).getAllByRole('menuitem'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return entries;
}

export const SignedIn: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    const items = words(main(canvas).getAllByRole('listitem'));
    await expect(items).toEqual(['Companies', 'Markets', 'Watchlists12 new', 'Tools', 'Advisory']);
    await expect(canvas.getByRole('button', { name: 'Watchlists 12 new' })).toBeVisible();
    await expect(main(canvas).getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ada Okafor' })).toBeVisible();
    canvas.getByRole('link', { name: 'Skip to content' }).blur();
  },
};

export const MenuOpened: Story = {
  tags: ['dark', 'rtl'],
  play: async ({ canvas }) => {
    await expect(await entriesOf(canvas, 'Markets')).toEqual(['All markets', 'Topics', 'Reports']);
    await expect(await entriesOf(canvas, 'Watchlists 12 new')).toEqual([
      'Climate map 7 new',
      'Competitors 3 new',
      'Grid 1 new',
      'Feed',
      'All watchlists',
    ]);
    await expect(await entriesOf(canvas, 'Companies')).toEqual([
      'All companies',
      'Funding rounds',
      'Investors',
      'Acquisitions',
      'Suggest a company',
    ]);
    await expect(await entriesOf(canvas, 'Tools')).toEqual([
      'Blog Draft',
      'Investors Research',
      'Social Ideas',
      'Podcasts Research',
    ]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tools' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Advisory' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = within(await screen.findByRole('menu', { name: 'Advisory' }));
    const entries = menu.getAllByRole('menuitem');
    await expect(words(entries)).toEqual(['Product', 'Finance', 'Sales', 'Marketing', 'Growth']);
    await expect(entries[4]).toHaveAttribute('href', '/advisory/library/growth');
    await waitFor(() => expect(entries[0]).toHaveFocus());
  },
};

export const KeysInMenus: Story = {
  args: { keysOf: (href) => ({ '/research/companies': 'g c' })[href] },
  play: async ({ canvas }) => {
    await expect(await entriesOf(canvas, 'Companies')).toEqual([
      'All companies G then C',
      'Funding rounds',
      'Investors',
      'Acquisitions',
      'Suggest a company',
    ]);
    await open(canvas, 'Companies');
  },
};

export const UserMenu: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    const entries = await entriesOf(canvas, 'Ada Okafor');
    await expect(entries).toEqual(['Settings', 'Workspaces', 'Data Snapshots', 'Display', 'Logout']);
    await userEvent.click((await open(canvas, 'Ada Okafor')).getByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await userEvent.click((await open(canvas, 'Ada Okafor')).getByRole('menuitem', { name: 'Display' }));
    await expect(args.onDisplay).toHaveBeenCalledOnce();
    const menu = await open(canvas, 'Ada Okafor');
    await expect(menu.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/account');
    await expect(menu.getByText('Logged in as ada@foresight.example')).toBeVisible();
  },
};

export const WithLogo: Story = {
  args: {
    logoUrl:
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="%2315684a"/></svg>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Foresight' })).toContainElement(canvasElement.querySelector('img'));
  },
};

export const IdeaGeneration: Story = {
  args: { user: { ...user, groups: ['fuel-free', 'idea-gen'] } },
  play: async ({ canvas }) => {
    const menu = await open(canvas, 'Ada Okafor');
    await expect(menu.getByRole('menuitem', { name: 'Content Playground' })).toHaveAttribute('href', '/tools/content');
    await expect(menu.getByRole('menuitem', { name: 'Notebooks' })).toHaveAttribute('href', '/notebooks');
  },
};

export const InOrganization: Story = {
  args: { user: { ...user, organization: { org_id: '8f0c' } } },
  play: async ({ canvas }) => {
    const entry = (await open(canvas, 'Ada Okafor')).getByRole('menuitem', { name: 'My Company' });
    await expect(entry).toHaveAttribute('href', '/research/companies/8f0c');
  },
};

export const Editor: Story = {
  tags: ['dark'],
  args: { user: { ...user, groups: ['fuel-free', 'editors'] } },
  play: async ({ canvas }) => {
    const menu = await open(canvas, 'Ada Okafor');
    const news = within(menu.getByRole('group', { name: 'News' }));
    await expect(words(news.getAllByRole('menuitem'))).toEqual(['New Article', 'Curated Articles', 'Topics']);
    await expect(menu.getByRole('menuitem', { name: 'Advisory Playbooks' })).toHaveAttribute('href', '/advisory/admin');
    await expect(menu.queryByRole('menuitem', { name: 'Admin Tools' })).toBeNull();
  },
};

export const Admin: Story = {
  args: { user: { ...user, groups: ['fuel-free', 'admin'] } },
  play: async ({ canvas }) => {
    const menu = await open(canvas, 'Ada Okafor');
    await expect(menu.getByRole('menuitem', { name: 'Admin Tools' })).toHaveAttribute('href', '/admin');
    await expect(menu.queryByRole('group', { name: 'News' })).toBeNull();
  },
};

export const WithMessages: Story = {
  args: {
    messages: (
      <IconButton label="Messages">
        <MenuIcon />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Messages' })).toBeVisible();
  },
};

export const FewPages: Story = {
  args: { pages: samplePages.filter(({ path }) => path === '/research/markets' || path === '/account') },
  play: async ({ canvas }) => {
    await expect(words(main(canvas).getAllByRole('listitem'))).toEqual(['Markets']);
    await expect(canvas.getByRole('link', { name: 'Markets' })).toHaveAttribute('href', '/research/markets');
    await expect(canvas.queryByRole('link', { name: 'Support' })).toBeNull();
    await expect(await entriesOf(canvas, 'Ada Okafor')).toEqual(['Settings', 'Display', 'Logout']);
  },
};

export const Visitor: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  args: { user: null, currentPath: '/' },
  play: async ({ canvas }) => {
    await expect(words(main(canvas).getAllByRole('listitem'))).toEqual(['Advisory', 'Markets']);
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login/');
    await expect(canvas.queryByRole('button', { name: /Search|Ada Okafor/ })).toBeNull();
  },
};

export const OnPhone: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <AppHeader {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open the menu' });
    const openDrawer = async () => {
      await userEvent.click(button);
      return within(await screen.findByRole('dialog', { name: 'Menu' }));
    };
    const drawer = await openDrawer();
    await expect(words(drawer.getAllByRole('heading', { level: 3 }))).toEqual([
      'Companies',
      'Markets',
      'Watchlists',
      'Tools',
      'Advisory',
    ]);
    await expect(drawer.getByRole('link', { name: 'All companies' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(drawer.getByRole('link', { name: 'All companies' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(navigate).toHaveBeenCalledWith('/research/companies', undefined);
    await waitFor(() => expect(button).toHaveFocus());
    await openDrawer();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { user: { ...user, name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4) } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.user?.name ?? '' })).toBeVisible();
  },
};
