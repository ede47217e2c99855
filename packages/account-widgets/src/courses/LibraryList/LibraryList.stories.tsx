import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LibraryList } from './LibraryList.tsx';

const meta = {
  title: 'Account/LibraryList',
  component: LibraryList,
  args: { hrefOf: (category) => `/advisory/library/${category}` },
} satisfies Meta<typeof LibraryList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(
      ['product', 'finance', 'sales', 'marketing', 'growth'].map((category) => `/advisory/library/${category}`),
    );
  },
};
