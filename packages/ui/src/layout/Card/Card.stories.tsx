import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: {
    element: 'section',
    'aria-labelledby': 'card-title',
    children: (
      <Stack gap="2">
        <Heading id="card-title" level={3}>
          Harborline
        </Heading>
        <Text size="reading">Berth planning and arrival forecasts for mid-sized container ports.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A card has one look. An accessible name makes it a region. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Harborline' })).toBeVisible();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { element: 'div', 'aria-labelledby': undefined, children: <Text>{hardTexts.unbreakable}</Text> },
};
