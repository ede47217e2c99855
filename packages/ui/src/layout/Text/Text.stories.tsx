import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Stack } from '../Stack/Stack.tsx';
import type { TextSize, TextTone, TextWeight } from './Text.css.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'Berth planning and arrival forecasts for ports.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes: readonly TextSize[] = ['caption', 'small', 'ui', 'reading'];
const tones: readonly TextTone[] = ['neutral', 'muted', 'critical', 'positive'];
const weights: readonly TextWeight[] = ['regular', 'medium', 'semibold'];

/** Every size, tone, and weight. */
export const Matrix: Story = {
  tags: ['matrix', 'dark'],
  render: () => (
    <Stack gap="4">
      {sizes.map((size) => (
        <Stack key={size} gap="1">
          {tones.map((tone) => (
            <Stack key={tone} direction="row" gap="6">
              {weights.map((weight) => (
                <Text key={weight} size={size} tone={tone} weight={weight}>
                  {`${size} ${tone} ${weight}`}
                </Text>
              ))}
            </Stack>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

/** Tabular digits have equal widths, so that they line up in a column. */
export const Tabular: Story = {
  render: () => (
    <Stack gap="0" align="start">
      {['1,111,111', '8,888,888'].map((figure) => (
        <Text key={figure} element="span" isTabular>
          {figure}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [narrow, wide] = ['1,111,111', '8,888,888'].map((figure) => canvas.getByText(figure).offsetWidth);
    await expect(narrow).toBe(wide);
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  render: () => (
    <Stack>
      {Object.values(hardTexts).map((words) => (
        <Text key={words} size="reading">
          {words}
        </Text>
      ))}
    </Stack>
  ),
};
