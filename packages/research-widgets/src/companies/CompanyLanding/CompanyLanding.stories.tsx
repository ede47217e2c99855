import { buildCompanySearchResult } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { placeQuery } from '../../internal/placeQuery.ts';
import { CompanyLanding } from './CompanyLanding.tsx';

const named = (names: readonly string[]) => names.map((name) => buildCompanySearchResult({ name }));

const landing = {
  mostFunded: named(['Harborline', 'Kerbline', 'Depotwise']),
  recentlyFunded: named(['Slipway', 'Tidewater']),
  places: [
    { city: 'Seattle', state_code: 'WA', country_code: 'USA', companyCount: 1240 },
    { city: 'دبي', state_code: null, country_code: 'ARE', companyCount: 12 },
  ],
};

const meta = {
  title: 'Research/CompanyLanding',
  component: CompanyLanding,
  args: {
    landing: ready(landing),
    hrefOf: ({ id }) => `/research/companies/${id}`,
    placeHrefOf: (place) => `/companies/search?location=${encodeURIComponent(placeQuery(place))}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof CompanyLanding>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    const most = within(canvas.getByRole('list', { name: 'Most raised' }));
    await expect(most.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Harborline',
      'Kerbline',
      'Depotwise',
    ]);
    await expect(most.getAllByRole('listitem')[0]).toHaveTextContent(/Harborline.*Series B.*\$48\.5M.*Sep 14, 2026/);
    const recent = within(canvas.getByRole('list', { name: 'Recently funded' }));
    await expect(recent.getAllByRole('listitem')[0]).toHaveTextContent(/Slipway.*Series B.*\$24\.0M/);
    const places = within(canvas.getByRole('group', { name: 'Locations' }));
    const seattle = places.getByRole('link', { name: 'Seattle, WA, USA' });
    await expect(seattle).toHaveAttribute(
      'href',
      '/companies/search?location=city_Seattle~stateCode_WA~countryCode_USA',
    );
    await expect(seattle.closest('li')).toHaveTextContent('Seattle, WA, USA1,240');
  },
};

export const Empty: Story = {
  args: { landing: ready({ mostFunded: [], recentlyFunded: [], places: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No companies yet')).toHaveLength(2);
    await expect(canvas.getByText('No locations yet')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['dark'], args: { landing: loading() } };

export const Failed: Story = {
  args: { landing: failed('Failed to search for companies') },
  play: async ({ canvas, args }) => {
    // One call has failed, however many lists come with it.
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  args: { landing: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
