import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type EarlierRequest, SupportRequests } from './SupportRequests.tsx';

const request = (number: number, more: Partial<EarlierRequest> = {}): EarlierRequest => ({
  id: `018f6a2e-5b1c-7c44-9c2d-0d7c3d1f2a9${number}`,
  title: 'The table of rounds stays empty',
  sentAt: '2026-10-30T09:30:00Z',
  state: 'open',
  ...more,
});

const requests = [
  request(3),
  request(2, { title: 'Change my plan to Teams', sentAt: '2026-09-02T14:00:00Z', state: 'answered' }),
  request(1, { title: 'Where is my list?', sentAt: '2026-08-17T07:15:00Z', state: 'closed' }),
];

const meta = {
  title: 'Account/SupportRequests',
  component: SupportRequests,
  args: { requests: ready(requests), onRetry: fn() },
} satisfies Meta<typeof SupportRequests>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XSUPPORT-002'] },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('The table of rounds stays empty');
    await expect(first).toHaveTextContent('Open');
    await expect(first).toHaveTextContent(/Oct(ober)? 30/);
    await expect(first).toHaveTextContent('Reference: 018f6a2e-5b1c-7c44-9c2d-0d7c3d1f2a93');
    await expect(second).toHaveTextContent('Answered');
    await expect(third).toHaveTextContent('Closed');
  },
};

export const Empty: Story = {
  parameters: { requirements: ['XSUPPORT-002'] },
  args: { requests: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: { requests: ready([request(4, { title: 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200) })]) },
};

export const Loading: Story = {
  tags: ['dark'],
  args: { requests: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Earlier requests' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { requests: failed('Couldn’t load your requests. Try again.') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t load your requests. Try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Retry|Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
