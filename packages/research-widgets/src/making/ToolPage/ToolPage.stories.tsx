import { ready } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UpgradeWall } from '../../companies/UpgradeWall/UpgradeWall.tsx';
import { ToolForm } from '../ToolForm/ToolForm.tsx';
import { emptyToolDraft } from '../ToolForm/toolDraft.ts';
import { ToolJobs } from '../ToolJobs/ToolJobs.tsx';
import { ToolResult } from '../ToolResult/ToolResult.tsx';
import { investorFindings, toolJobsOfAllStates } from '../testing/buildToolJob.ts';
import { ToolPage } from './ToolPage.tsx';

const hrefs = {
  blog: '/tools/blog',
  investors: '/tools/investors',
  social: '/tools/social',
  podcasts: '/tools/podcasts',
  content: '/tools/content',
  notebooks: '/notebooks',
};

const handlers = { onRetry: fn(), onCancel: fn(), onDelete: fn() };

const result = (
  <ToolResult
    job={null}
    example={ready(investorFindings)}
    hrefOf={({ id }) => `/research/companies/${id}`}
    personHrefOf={({ id }) => `/people/${id}`}
    investorHrefOf={({ name }) => `/rounds/${encodeURIComponent(name)}`}
    articleHrefOf={({ id }) => `/news/article/${id}`}
    marketHrefOf={({ id }) => `/markets/${id}`}
    {...handlers}
  />
);

const jobs = (
  <ToolJobs
    jobs={ready(toolJobsOfAllStates)}
    hrefOf={({ type, id }) => `/tools/${type}?job=${id}`}
    allHref="/tools/workflows"
    {...handlers}
  />
);

const meta = {
  title: 'Research/ToolPage',
  component: ToolPage,
  args: {
    tool: 'investors',
    hrefs,
    form: (
      <ToolForm
        tool="investors"
        draft={emptyToolDraft}
        onDraftChange={fn()}
        found={[]}
        onSearch={fn()}
        tones={ready([])}
        onStart={fn()}
      />
    ),
    result,
    jobs,
  },
} satisfies Meta<typeof ToolPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const names = [
  'Blog Draft',
  'Investors Research',
  'Social Ideas',
  'Podcasts Research',
  'Content Playground',
  'Notebooks',
];

export const Ready: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['TOOL-001'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Investors Research' })).toBeVisible();
    const links = canvasElement.querySelectorAll('nav a');
    await expect(Array.from(links, ({ textContent }) => textContent)).toEqual(names);
    await expect(canvas.getByRole('link', { current: 'page', name: 'Investors Research' })).toBeVisible();
  },
};

export const Walled: Story = {
  args: {
    form: undefined,
    jobs: undefined,
    wall: <UpgradeWall title="Upgrade to research investors" text="Every market, every round." upgradeHref="/plans" />,
  },
};

export const SomeTools: Story = {
  args: { hrefs: { blog: '/tools/blog', investors: '/tools/investors' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Notebooks' })).toBeNull();
  },
};

export const Workflows: Story = { args: { tool: 'workflows', form: undefined, result: undefined } };
