import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { DateText } from './DateText.tsx';

const meta = {
  title: 'Components/DateText',
  component: DateText,
  args: { value: '2026-01-05T08:15:00Z', now: new Date('2026-01-06T09:30:00Z'), timeZone: 'UTC' },
} satisfies Meta<typeof DateText>;
export default meta;

type Story = StoryObj<typeof meta>;

const values = ['2026-01-06T09:00:00Z', '2026-01-05', '2026-01-04', '2025-11-20', '2026-02-14', 'sometime'];

/** Today, yesterday, other days, and an invalid date. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl'],
  render: (args) => (
    <Stack gap="1" align="start">
      {values.map((value) => (
        <Text key={value} element="div">
          <DateText {...args} value={value} />
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('time').map((time) => time.textContent);
    await expect(shown).toEqual([
      'Today',
      'Yesterday',
      'Sunday, January 4',
      'Thursday, November 20, 2025',
      'Saturday, February 14',
      'sometime',
    ]);
  },
};

/** The exact time for machines, and the full date on hover. */
export const Exact: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('Yesterday');
    await expect(time).toHaveAttribute('datetime', '2026-01-05T08:15:00Z');
    await expect(time).toHaveAttribute('title', 'Monday, January 5, 2026');
  },
};

/** Within a sentence, the text starts in lower case. */
export const WithinSentence: Story = {
  args: { isWithinSentence: true },
  render: (args) => (
    <Text>
      Updated <DateText {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Updated/)).toHaveTextContent('Updated yesterday');
  },
};

/** In a cell of a table. */
export const Short: Story = {
  args: { isShort: true },
  render: (args) => (
    <Stack gap="1" align="start">
      {values.map((value) => (
        <Text key={value} element="div">
          <DateText {...args} value={value} />
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('time').map((time) => time.textContent);
    await expect(shown).toEqual(['Today', 'Yesterday', 'Jan 4, 2026', 'Nov 20, 2025', 'Feb 14, 2026', 'sometime']);
  },
};

/** By default, the current time and the user’s time zone apply. */
export const Now: Story = {
  args: { value: '2026-11-20T07:00:00Z', now: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today')).toBeVisible();
  },
};
