import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { samplePages } from '../../testing/samplePages.ts';
import { PhoneBar } from './PhoneBar.tsx';

const meta = {
  title: 'Account/PhoneBar',
  component: PhoneBar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  args: { pages: samplePages, user: { groups: ['fuel-free'] }, currentPath: '/research/companies', onSearch: fn() },
} satisfies Meta<typeof PhoneBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const entries = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent.trim());

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await expect(entries(canvas.getAllByRole('listitem'))).toEqual(['Home', 'Companies', 'Search', 'Markets', 'Lists']);
    await expect(canvas.getByRole('link', { name: 'Companies' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Lists' })).toHaveAttribute('href', '/research/watchlists');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const FewPages: Story = {
  tags: ['narrow'],
  args: { pages: samplePages.filter(({ path }) => path !== '/research/markets') },
  play: async ({ canvas }) => {
    await expect(entries(canvas.getAllByRole('listitem'))).toEqual(['Home', 'Companies', 'Search', 'Lists']);
  },
};
