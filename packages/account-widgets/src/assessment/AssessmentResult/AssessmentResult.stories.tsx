import { libraryCategories } from '@fs/api-contract';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildAssessment, buildCategoryResult } from '../../testing/buildAssessment.ts';
import { AssessmentResult } from './AssessmentResult.tsx';

const meta = {
  title: 'Account/AssessmentResult',
  component: AssessmentResult,
  args: {
    result: ready(buildAssessment()),
    courseHref: ({ category, slug }) => `/advisory/library/${category}/${slug}`,
    repeatHref: '/forms/business-assessment?previous=1',
    link: 'https://foresight.example/fs/forms/business-assessment/result?id=1',
    onPrint: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AssessmentResult>;
export default meta;

type Story = StoryObj<typeof meta>;

const previous = [100, 50, 63, 34, 25];

export const First: Story = {
  play: async ({ canvas, args }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(['Product', 'Finance', 'Sales', 'Marketing', 'Growth']);
    await expect(canvas.getByText('Taken on Nov 22, 2026.')).toBeVisible();
    const [product] = canvas.getAllByRole('article');
    if (!product) throw new Error('no category');
    await expect(within(product).getByRole('meter', { name: 'Now' })).toHaveAttribute('aria-valuetext', '100 of 100');
    await expect(within(product).getAllByRole('link')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Repeat assessment' })).toHaveAttribute('href', args.repeatHref);
  },
};

export const Compared: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XASSESS-005'] },
  args: {
    result: ready(
      buildAssessment({
        previousAt: '2026-08-24T06:00:00.000Z',
        result: libraryCategories.map((category, index) =>
          buildCategoryResult({ category, score: 100 - index * 22, previous: previous[index] ?? null }),
        ),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
    const scores = canvas.getAllByRole('meter', { name: 'Now' }).map((bar) => bar.getAttribute('aria-valuetext'));
    await expect(scores).toEqual(['100 of 100', '78 of 100', '56 of 100', '34 of 100', '12 of 100']);
    await expect(canvas.getAllByRole('meter', { name: 'Last time' })).toHaveLength(5);
    for (const change of ['Up 28', 'Down 7', 'Down 13']) await expect(canvas.getByText(change)).toBeVisible();
    await expect(canvas.getAllByText('No change')).toHaveLength(2);
    await expect(
      canvas.getByText('You know the problem, and how people use your answer to it. Keep listening.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('You can’t tell yet what works. Select three numbers, and look every week.'),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Courses: Finance' }).querySelectorAll('a')).toHaveLength(2);
    await expect(canvas.getByText('Taken on Nov 22, 2026. Last time: Aug 24, 2026.')).toBeVisible();
  },
};

export const WithoutCourses: Story = {
  args: {
    result: ready(
      buildAssessment({
        result: libraryCategories.map((category) => buildCategoryResult({ category, score: 50, courses: [] })),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: /^Courses/ })).toBeNull();
  },
};

export const LongNames: Story = {
  tags: ['narrow'],
  args: {
    result: ready(
      buildAssessment({
        result: libraryCategories.map((category) => {
          const { courses, ...rest } = buildCategoryResult({ category });
          return { ...rest, courses: courses.map((course) => ({ ...course, name: 'Entrepreneurship'.repeat(8) })) };
        }),
      }),
    ),
  },
};

export const Loading: Story = { args: { result: loading() } };

export const Failed: Story = {
  args: { result: failed('Failed to fetch assessment result') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to fetch assessment result')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
