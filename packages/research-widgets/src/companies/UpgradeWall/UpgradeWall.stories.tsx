import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { UpgradeWall } from './UpgradeWall.tsx';

const meta = {
  title: 'Components/UpgradeWall',
  component: UpgradeWall,
  args: {
    title: 'Upgrade to view all Company Investments',
    text: 'Your plan shows the three latest.',
    upgradeHref: '/plans',
    createTeamHref: '/accounts/new',
  },
} satisfies Meta<typeof UpgradeWall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InPlaceOfContent: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toHaveTextContent(args.text ?? '');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Upgrade' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/plans');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Create a Team' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Create a Team' })).toHaveAttribute('href', '/accounts/new');
  },
};

export const OneOfSeveral: Story = {
  args: { title: undefined, about: 'Portfolio' },
  play: async ({ canvas }) => {
    const name = 'Upgrade to view all Company Investments';
    await expect(canvas.getByRole('heading', { name })).toBeVisible();
    await expect(canvas.getByRole('region', { name: `${name}: Portfolio` })).toBeVisible();
  },
};

export const Priced: Story = {
  tags: ['rtl', 'narrow'],
  args: { monthlyPrice: 29 },
  parameters: { requirements: ['XSHELL-061'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toHaveTextContent(/From \$29 a month$/);
  },
};

export const TitleOnly: Story = {
  args: { text: undefined, level: 3 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    title: 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200),
    text: 'Harborline (شركة المرفأ), founded 2014 A sentence that goes on for rather longer than whoever drew this had in mind, as sentences in other languages do.',
  },
};
