import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  title: 'Components/ErrorPage',
  component: ErrorPage,
  args: { onReload: fn() },
} satisfies Meta<typeof ErrorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Broken: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  parameters: { requirements: ['ERRPAGE-001', 'ERRPAGE-002', 'ERRPAGE-003', 'ERRPAGE-004'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Something went wrong$/);
    await expect(canvas.getByRole('alert')).toContainElement(
      canvas.getByText('An unexpected error occurred loading this page. Please try again or contact support'),
    );
    await expect(canvas.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/support');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};
