import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { landingSample } from '../../testing/landingSamples.ts';
import { RaisedThisWeek } from './RaisedThisWeek.tsx';

const meta = {
  title: 'Research/RaisedThisWeek',
  component: RaisedThisWeek,
  args: {
    landing: ready(landingSample),
    hrefOf: ({ id }) => `/signup?plan=free&redirect=${encodeURIComponent(`/research/companies/${id}`)}`,
  },
} satisfies Meta<typeof RaisedThisWeek>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/26 rounds/)).toBeVisible();
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toHaveLength(6);
    await expect(rows[0]).toMatch(/^\$37\.5M.*PlumblineSeries B · Port logistics · Oakland, USANov 22, 2026$/);
    await expect(rows[2]).toMatch(/Dubai, UAENov 20, 2026$/);
    await expect(rows[3]).toMatch(/^UndisclosedHarborlineSeed/);
    await expect(canvas.getByText('Disclosed rounds in US dollars, seven days to Nov 22, 2026.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Plumbline' }).getAttribute('href')).toMatch(
      /^\/signup\?plan=free&redirect=%2Fresearch%2Fcompanies%2F/,
    );
  },
};

export const Loading: Story = { tags: ['dark'], args: { landing: loading() } };

export const Failed: Story = {
  parameters: { requirements: ['XHOME-004'] },
  args: { landing: failed('Failed to search for fundings') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByText(/Failed/)).toBeNull();
  },
};

export const Empty: Story = {
  args: { landing: ready({ ...landingSample, as_of: null, newest: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    landing: ready({
      ...landingSample,
      newest: landingSample.newest.map((round) => ({
        ...round,
        organization: { ...round.organization, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) },
      })),
    }),
  },
};
