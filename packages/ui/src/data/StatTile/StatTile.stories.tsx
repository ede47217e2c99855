import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { NumberText } from '../NumberText/NumberText.tsx';
import { StatTile, type StatTileChange } from './StatTile.tsx';

const meta = {
  title: 'Components/StatTile',
  component: StatTile,
  args: { label: 'Raised this year', value: <NumberText value={42_350_000} prefix="$" /> },
} satisfies Meta<typeof StatTile>;
export default meta;

type Story = StoryObj<typeof meta>;

const changes: readonly StatTileChange[] = [
  { direction: 'up', tone: 'positive', words: '12 % this month' },
  { direction: 'up', tone: 'critical', words: '3 complaints' },
  { direction: 'down', tone: 'critical', words: '8 % this month' },
  { direction: 'down', tone: 'positive', words: '2 days' },
  { direction: 'same', words: '0 % this month' },
];

/** Every direction and tone, without a change, and loading. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Grid columns="narrow">
      <StatTile {...args} />
      {changes.map((change) => (
        <StatTile key={change.words} {...args} change={change} />
      ))}
      <StatTile {...args} change={changes[0]} isLoading />
    </Grid>
  ),
};

/** Screen readers get the direction in words. */
export const Said: Story = {
  args: { change: changes[2] },
  play: async ({ canvas }) => {
    const [value, change] = canvas.getAllByRole('definition');
    await expect(canvas.getByRole('term')).toHaveTextContent('Raised this year');
    await expect(value).toHaveTextContent('$42,350,000');
    await expect(change).toHaveTextContent('Down by 8 % this month');
  },
};

/** The tile is as high as its skeleton. */
export const SameHeightWhileLoading: Story = {
  render: (args) => (
    <Grid>
      <StatTile {...args} data-testid="loading" change={changes[0]} isLoading />
      <StatTile {...args} data-testid="ready" change={changes[0]} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [loading, ready] = ['loading', 'ready'].map((id) => canvas.getByTestId(id));
    if (loading) loading.style.alignSelf = 'start';
    if (ready) ready.style.alignSelf = 'start';
    await expect(loading?.offsetHeight).toBe(ready?.offsetHeight);
    await expect(loading).toHaveAttribute('aria-busy', 'true');
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    label: hardTexts.unbreakable,
    value: hardTexts.mixed,
    change: { direction: 'up', words: hardTexts.long },
  },
};
