import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { GridColumns } from './Grid.css.ts';
import { Grid } from './Grid.tsx';

function cards(names: readonly string[]) {
  return names.map((name) => (
    <Card key={name}>
      <Text>{name}</Text>
    </Card>
  ));
}

const meta = {
  title: 'Components/Grid',
  component: Grid,
  args: { children: cards(['Ports', 'Rail', 'Warehousing', 'Customs', 'Cold chain']) },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

const widths: readonly GridColumns[] = ['narrow', 'medium', 'wide'];

/** Every column width. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack gap="8">
      {widths.map((columns) => (
        <Grid key={columns} {...args} columns={columns} />
      ))}
    </Stack>
  ),
};

/** All columns have the same width, in the last row too. */
export const OneWidth: Story = {
  args: { gap: '2' },
  play: async ({ canvas }) => {
    const [first, last] = ['Ports', 'Cold chain'].map((name) => canvas.getByText(name).parentElement?.offsetWidth);
    await expect(last).toBe(first);
  },
};

export const HardWords: Story = { tags: ['narrow'], args: { children: cards(Object.values(hardTexts)) } };
