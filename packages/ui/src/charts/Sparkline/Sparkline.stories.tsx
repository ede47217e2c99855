import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyValue } from '../../data/KeyValue/KeyValue.tsx';
import { NumberText } from '../../data/NumberText/NumberText.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Sparkline } from './Sparkline.tsx';

const weeks = [120, 132, 128, 141, 139, 160, 152, 171, 168, 180, 176, 204];

const meta = {
  title: 'Components/Sparkline',
  component: Sparkline,
  args: { label: 'Calls a week', values: weeks },
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

const courses: Readonly<Record<string, readonly (number | null)[]>> = {
  Rising: weeks,
  Falling: weeks.toReversed(),
  'Under zero': weeks.map((value) => value - 160),
  'With a gap': weeks.map((value, index) => (index > 4 && index < 7 ? null : value)),
  'Not there to the end': weeks.map((value, index) => (index > 8 ? null : value)),
  'A lone figure between gaps': weeks.map((value, index) => ([2, 3, 5, 6].includes(index) ? null : value)),
  Unchanged: weeks.map(() => 7),
  'All zero': weeks.map(() => 0),
  'One figure': [42],
  'No figure': [],
  '2,000 figures': Array.from({ length: 2000 }, (_, index) => Math.sin(index / 160) * 40 + ((index * 7919) % 23)),
};

/** Every trend, and loading. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <KeyValue
      items={[
        ...Object.entries(courses).map(([label, values]) => ({
          label,
          value: <Sparkline {...args} values={values} />,
        })),
        { label: 'On its way', value: <Sparkline {...args} isLoading /> },
      ]}
    />
  ),
};

/** Within text, in the size of the text. */
export const InText: Story = {
  tags: ['narrow'],
  render: (args) => (
    <Stack>
      {(['small', 'ui', 'reading'] as const).map((size) => (
        <Text key={size} size={size}>
          Rotterdam saw <NumberText value={204} /> calls <Sparkline {...args} /> last week, the most since spring.
        </Text>
      ))}
    </Stack>
  ),
};

/** Screen readers get the trend in words. */
export const Heard: Story = {
  render: (args) => (
    <Stack>
      <Sparkline {...args} values={[120, null, 98, 204, 180]} />
      <Sparkline {...args} label="Price" values={[42]} formatValue={(value) => `$${value}`} />
      <Sparkline {...args} label="Orders" values={[null]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'Calls a week: from 120 to 180, lowest 98, highest 204',
      'Price: $42',
      'Orders: no data',
    ]);
  },
};
