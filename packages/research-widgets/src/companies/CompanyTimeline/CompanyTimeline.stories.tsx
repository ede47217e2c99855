import {
  buildCompanyOverview,
  buildCompanySearchResult,
  buildEmptyCompanyOverview,
  buildRaisedRound,
} from '@fs/fixtures';
import { failed, loading, ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CompanyTimeline } from './CompanyTimeline.tsx';

const overview = buildCompanyOverview({ organization: buildCompanySearchResult({ founded_on: '2019-05-01' }) });

const meta = {
  title: 'Research/CompanyTimeline',
  component: CompanyTimeline,
  args: {
    overview: ready(overview),
    hrefOf: ({ id }: { id: string }) => `/research/companies/${id}`,
    articleHrefOf: ({ article }) => `/news/article/${article.uuid}`,
  },
} satisfies Meta<typeof CompanyTimeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dark', 'rtl'],
  parameters: { requirements: ['XCOMPANY-029'] },
  play: async ({ canvas, canvasElement }) => {
    const heard = canvasElement.textContent ?? '';
    const order = [
      'May 1, 2019: Founded',
      'June 20, 2022: Seed',
      'March 5, 2024: Series A',
      'September 14, 2026: Series B',
    ];
    const places = order.map((text) => heard.indexOf(text));
    await expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as list' }));
    const list = within(canvas.getAllByRole('list', { name: 'Timeline' })[0] as HTMLElement);
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(overview.articles[0]?.article.title ?? '');
    await expect(list.getByRole('link', { name: 'Depotwise' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as timeline' }));
  },
};

export const Narrow: Story = {
  tags: ['narrow'],
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <CompanyTimeline {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Show as list' })).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'All 6 events' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

const crowded: typeof overview = {
  ...overview,
  funding_rounds: Array.from({ length: 19 }, (_, index) =>
    buildRaisedRound({ funded_on: `${2015 + Math.floor(index / 2)}-0${1 + (index % 2)}-10`, round_code: 'C' }),
  ),
};

/** Every two of these that overlap. */
function overlapping(elements: readonly Element[]): string[] {
  const boxes = elements.map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }));
  return boxes.flatMap(({ text, box }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ box: other }) =>
          box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
      )
      .map((other) => `${text} / ${other.text}`),
  );
}

export const Crowded: Story = {
  tags: ['rtl'],
  parameters: { requirements: ['XCOMPANY-043'] },
  args: { overview: ready(crowded) },
  render: (args) => (
    <div data-testid="frame">
      <CompanyTimeline {...args} />
    </div>
  ),
  play: async ({ canvasElement, canvas }) => {
    const frame = canvas.getByTestId('frame');
    for (const width of [1130, 705, 640]) {
      frame.style.inlineSize = `${width}px`;
      const labels = [...frame.querySelectorAll('[style*="max-inline-size"]')];
      await expect(labels.length).toBeGreaterThan(3);
      await expect(overlapping(labels)).toEqual([]);
      const { left, right } = frame.getBoundingClientRect();
      const boxes = labels.map((label) => label.getBoundingClientRect());
      await expect(boxes.filter((box) => box.left < left || box.right > right)).toEqual([]);
    }
    frame.style.inlineSize = '';
    await expect(canvasElement.querySelectorAll('[title="Jan 10, 2015"]')).toHaveLength(1);
    const [group] = canvas.getAllByRole('button', { name: /^\d+ events, \w+ \d{4} to \w+ \d{4}$/ });
    group?.focus();
    await userEvent.keyboard('{Enter}');
    const count = Number(group?.textContent?.match(/\d+/)?.[0]);
    const list = within(await screen.findByRole('dialog'));
    await expect(list.getAllByRole('listitem')).toHaveLength(count);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(group).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { overview: ready(buildEmptyCompanyOverview()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No dated events yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { overview: loading() } };

export const Failed: Story = {
  args: { overview: failed('Failed to fetch company details') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch company details')).toBeVisible();
  },
};
