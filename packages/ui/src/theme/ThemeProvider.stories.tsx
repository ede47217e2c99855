import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { useFormats } from '../formats/useFormats.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ThemeProvider, type ThemeProviderProps } from './ThemeProvider.tsx';

function Sample() {
  const { monthYear } = useFormats();
  return (
    <Card>
      <Stack gap="3" align="start">
        <Text>{monthYear('2014-03-01')}</Text>
        <Button tone="accent">Follow</Button>
      </Stack>
    </Card>
  );
}

const meta = {
  title: 'Components/ThemeProvider',
  component: ThemeProvider,
  args: { children: <Sample /> },
} satisfies Meta<typeof ThemeProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

const surroundings: readonly Partial<ThemeProviderProps>[] = [
  { theme: 'light' },
  { theme: 'dark' },
  { theme: 'light', density: 'compact' },
  { theme: 'dark', locale: 'ar' },
];

/** Two themes, densities and directions stand on one page. */
export const SideBySide: Story = {
  render: (args) => (
    <Stack>
      {surroundings.map((some) => (
        <ThemeProvider key={JSON.stringify(some)} {...args} {...some} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [light, dark, compact, arabic] = canvas.getAllByRole('button', { name: 'Follow' });
    const ground = (element?: HTMLElement) => element && getComputedStyle(element).backgroundColor;
    await expect(ground(light)).not.toBe(ground(dark));
    await expect(light?.offsetHeight).toBe(36);
    await expect(compact?.offsetHeight).toBe(32);
    await expect(arabic?.closest('[dir]')).toHaveAttribute('dir', 'rtl');
  },
};
