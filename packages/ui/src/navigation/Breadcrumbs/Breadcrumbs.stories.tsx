import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: 'Research', href: '#research' },
      { label: 'Markets', href: '#markets' },
      { label: 'Ports and harbors', href: '#ports' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The last crumb is the current page. */
export const Trail: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ports and harbors' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Markets' })).not.toHaveAttribute('aria-current');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Research' })).toHaveFocus();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { crumbs: Object.entries(hardTexts).map(([name, label]) => ({ label, href: `#${name}` })) },
};
