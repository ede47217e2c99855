import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { PageNav } from './PageNav.tsx';

const pages = [
  { href: '/ports/rotterdam', label: 'Overview' },
  { href: '/ports/rotterdam/ships', label: 'Ships' },
  { href: '/ports/rotterdam/tides', label: 'Tides and currents' },
  { href: '/ports/rotterdam/berths', label: 'Berths by the hour' },
  { href: '/ports/rotterdam/history', label: 'History' },
];

const meta = {
  title: 'Components/PageNav',
  component: PageNav,
  args: { label: 'Pages of Rotterdam', pages, currentHref: '/ports/rotterdam/ships' },
  parameters: {
    usage: {
      dos: ['Give each page an address of its own.', 'Keep the order and the labels on all pages of the subject.'],
      donts: ['Use it for panels of one page: Tabs does.', 'Use it for sections of one page: SectionNav does.'],
      keys: [
        ['Tab', 'From link to link'],
        ['Enter', 'Opens the page'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof PageNav>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The current page is marked. Where the links don’t fit, they scroll sideways. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Pages of Rotterdam' }));
    await expect(links.getByRole('link', { current: 'page' })).toHaveTextContent('Ships');
    await userEvent.tab();
    await userEvent.tab();
    await expect(links.getByRole('link', { name: 'Ships' })).toHaveFocus();
    links.getByRole('link', { name: 'Ships' }).blur();
  },
};

/** On a phone, the current page is in view. */
export const LastPage: Story = {
  tags: ['narrow'],
  parameters: { requirements: ['XMARKET-030'] },
  args: { currentHref: '/ports/rotterdam/history' },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    const last = current.getBoundingClientRect();
    await expect(current).toHaveTextContent('History');
    await expect(last.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    pages: Object.entries(hardTexts).map(([id, label]) => ({ href: `/${id}`, label })),
    currentHref: `/${Object.keys(hardTexts)[0]}`,
  },
};
