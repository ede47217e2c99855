import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { CheckIcon } from '../../internal/icons/CheckIcon.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { KeyValueLayout } from './KeyValue.css.ts';
import { KeyValue } from './KeyValue.tsx';

const meta = {
  title: 'Components/KeyValue',
  component: KeyValue,
  args: {
    items: [
      {
        label: 'Website',
        value: (
          <Link href="https://www.harborline.example/" isExternal>
            harborline.example
          </Link>
        ),
      },
      { label: 'Headquarters', value: 'Seattle, WA, USA' },
      { label: 'Founded', value: 'March 2014' },
      { label: 'Employees', value: '51–100' },
    ],
  },
} satisfies Meta<typeof KeyValue>;
export default meta;

type Story = StoryObj<typeof meta>;

const layouts: readonly KeyValueLayout[] = ['rows', 'columns'];

/** The labels render at once, so that nothing shifts when the values load. */
const awaited = ['Website', 'Headquarters', 'Founded'].map((label) => ({ label, value: <Skeleton width="half" /> }));

/** Every layout, loaded and loading. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack gap="8">
      {layouts.map((layout) => (
        <Stack key={layout} gap="6">
          <KeyValue {...args} layout={layout} />
          <KeyValue layout={layout} items={awaited} />
        </Stack>
      ))}
    </Stack>
  ),
};

/** Side by side, or stacked where space is short. */
export const Facts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getByText('Founded').nextElementSibling).toHaveTextContent('March 2014');
  },
};

/** Side by side under a heading, and two per line on a phone. */
export const Columns: Story = {
  args: { layout: 'columns' },
  play: async ({ canvas }) => {
    const [website, headquarters] = ['Website', 'Headquarters'].map((name) => canvas.getByText(name));
    await expect(headquarters?.getBoundingClientRect().top).toBe(website?.getBoundingClientRect().top);
    await expect(headquarters?.nextElementSibling).toHaveTextContent('Seattle, WA, USA');
  },
};

/** Buttons beside a name are higher than its line, but move no value. */
export const ButtonsBesideNames: Story = {
  args: {
    layout: 'columns',
    items: [
      {
        label: 'Founded',
        labelEnd: (
          <IconButton label="Source of Founded" size="small">
            <CheckIcon />
          </IconButton>
        ),
        value: 'March 2014',
      },
      { label: 'Employees', value: '51–100' },
    ],
  },
  play: async ({ canvas }) => {
    const [founded, employees] = canvas.getAllByRole('definition');
    await expect(canvas.getByRole('button', { name: 'Source of Founded' })).toBeVisible();
    await expect(founded?.getBoundingClientRect().top).toBe(employees?.getBoundingClientRect().top);
  },
};

/** The list fills the available width, even where its parent shrinks to fit. */
export const InAStackThatShrinks: Story = {
  render: (args) => (
    <Stack align="start">
      <KeyValue {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const term = canvas.getByText('Founded');
    await expect(term.nextElementSibling?.getBoundingClientRect().top).toBe(term.getBoundingClientRect().top);
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    items: [
      { label: 'Headquarters', value: hardTexts.unbreakable },
      { label: 'Description', value: hardTexts.long },
      { label: hardTexts.arabic, value: hardTexts.mixed },
    ],
  },
};
