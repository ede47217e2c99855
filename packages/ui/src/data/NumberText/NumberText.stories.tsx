import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { ThemeProvider } from '../../system/theme/ThemeProvider.tsx';
import { NumberText } from './NumberText.tsx';

const meta = {
  title: 'Components/NumberText',
  component: NumberText,
  args: { value: 42_350_000, prefix: '$' },
} satisfies Meta<typeof NumberText>;
export default meta;

type Story = StoryObj<typeof meta>;

const values = [0, 999, 1000, 999_960, 56_789_000, -1_500, 2.5e12];

/** Plain below 1,000, abbreviated above, and in full on request. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl'],
  render: () => (
    <Stack gap="1" align="start">
      {values.map((value) => (
        <Stack key={value} direction="row" gap="6">
          <NumberText value={value} />
          <NumberText value={value} suffix=" %" />
          <NumberText value={value} isFull />
        </Stack>
      ))}
    </Stack>
  ),
};

/** The abbreviation is visible. Screen readers and the tooltip get the full number. */
export const FullFigure: Story = {
  render: (args) => (
    <Text>
      Raised <NumberText {...args} data-testid="raised" /> so far
    </Text>
  ),
  play: async ({ canvas }) => {
    const raised = canvas.getByTestId('raised');
    await expect(raised).toHaveAttribute('title', '$42,350,000');
    await expect(raised).toHaveAttribute('value', '42350000');
    await expect(canvas.getByText('$42.4M')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('$42,350,000')).not.toHaveAttribute('aria-hidden');
  },
};

export const InGerman: Story = {
  args: { value: 1_234_567, prefix: '', isFull: true },
  render: (args) => (
    <ThemeProvider theme="light" locale="de">
      <NumberText {...args} />
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.234.567')).toBeVisible();
  },
};
