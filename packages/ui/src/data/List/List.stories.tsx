import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { ListLook } from './List.css.ts';
import { List, ListItem } from './List.tsx';

const rounds = ['Seed, 2015', 'Series A, 2018', 'Series B, 2025'];

const meta = {
  title: 'Components/List',
  component: List,
  subcomponents: { ListItem },
  args: { items: rounds.map((round) => ({ id: round, content: round })) },
} satisfies Meta<typeof List>;
export default meta;

type Story = StoryObj<typeof meta>;

const looks: readonly ListLook[] = ['divided', 'plain', 'bulleted', 'numbered'];

/** Every look. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Grid gap="8">
      {looks.map((look) => (
        <Stack key={look} gap="2">
          <Text tone="muted" size="caption">
            {look}
          </Text>
          <List {...args} look={look} />
        </Stack>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(looks.length);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(looks.length * rounds.length);
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    look: 'numbered',
    items: Object.entries(hardTexts).map(([id, content]) => ({ id, content })),
  },
};

/** The same rows as parts. */
export const Parts: Story = {
  args: { look: 'numbered', items: undefined },
  render: (args) => (
    <List {...args}>
      <ListItem>Seed, 2015</ListItem>
      <ListItem className="own">Series A, 2018</ListItem>
      <ListItem>
        Series B, <strong>2025</strong>
      </ListItem>
    </List>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(rows.map((row) => row.textContent)).toEqual(rounds);
    await expect(rows[1]).toHaveClass('own');
  },
};
