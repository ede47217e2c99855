import { buildTeamMember } from '@fs/fixtures';
import { denied, failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CompanyPeople } from './CompanyPeople.tsx';

const people = [
  buildTeamMember(),
  buildTeamMember({ first_name: 'Ada', last_name: 'Okafor', title: 'Chief financial officer', active: false }),
  buildTeamMember({ first_name: 'ليلى', last_name: 'حداد', title: 'مديرة العمليات' }),
  buildTeamMember({
    first_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
    last_name: 'Senior',
    title: 'Advisor',
  }),
];

const meta = {
  title: 'Research/CompanyPeople',
  component: CompanyPeople,
  args: { people: ready(people), hrefOf: ({ id }) => `/people/${id}`, onRetry: fn() },
} satisfies Meta<typeof CompanyPeople>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'narrow', 'rtl'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Femke Hoekstra' })).toHaveAttribute(
      'href',
      `/people/${buildTeamMember().id}`,
    );
    await expect(canvas.getByText('Chief financial officer · Former')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Empty: Story = {
  args: { people: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No people listed')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['dark'], args: { people: loading() } };

export const Stale: Story = { args: { people: ready(people, { stale: true }) } };

export const Failed: Story = {
  args: { people: failed('Failed to fetch company data') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch company data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLast: Story = {
  args: { people: failed('Failed to fetch company data', { last: people }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Femke Hoekstra')).toBeVisible();
  },
};

export const Denied: Story = {
  args: { people: denied('signed-out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Log in to see this.')).toBeVisible();
  },
};
