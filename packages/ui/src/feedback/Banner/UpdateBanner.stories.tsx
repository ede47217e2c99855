import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RouterProvider } from '../../navigation/RouterProvider/RouterProvider.tsx';
import { UpdateBanner } from './UpdateBanner.tsx';

const meta = {
  title: 'Components/UpdateBanner',
  component: UpdateBanner,
  args: { href: '/companies', onUpdate: fn() },
  render: (args) => (
    <RouterProvider navigate={fn()}>
      <UpdateBanner {...args} />
    </RouterProvider>
  ),
} satisfies Meta<typeof UpdateBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NewVersionWaits: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['PWA-005'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is ready.');
    await userEvent.click(canvas.getByRole('link', { name: 'Update Now' }));
    await expect(args.onUpdate).toHaveBeenCalledTimes(1);
  },
};
