import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildCourseCard } from '../../testing/buildCourse.ts';
import { CourseList } from './CourseList.tsx';

const meta = {
  title: 'Account/CourseList',
  component: CourseList,
  args: {
    courses: ready([
      buildCourseCard({ id: 'terms', name: 'Read a term sheet', paid: true, featured: true, minutes: 1 }),
      buildCourseCard({ progress: { percent: 50, done: false } }),
      buildCourseCard({ id: 'words', name: 'Words that explain you', progress: { percent: 100, done: true } }),
    ]),
    hrefOf: ({ slug }) => `/advisory/library/finance/${slug}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof CourseList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(['Read a term sheet', 'Know your runway', 'Words that explain you']);
    await expect(canvas.getByText('1 minute')).toBeVisible();
    await expect(canvas.getByText('Paid')).toBeVisible();
    await expect(canvas.getByText('Done')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Progress in Know your runway' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
  },
};

export const Empty: Story = {
  args: { courses: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has been published here yet.')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    courses: ready([buildCourseCard({ name: 'Entrepreneurship'.repeat(10), short_description: 'Long. '.repeat(50) })]),
  },
  tags: ['narrow'],
};

export const Loading: Story = { args: { courses: loading() } };

export const Failed: Story = {
  args: { courses: failed('Failed to fetch courses') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch courses')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
