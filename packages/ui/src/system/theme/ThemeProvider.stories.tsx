import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { useFormats } from '../formats/useFormats.ts';
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
  { theme: 'contrast' },
];

/** Two themes, densities, and directions on one page. */
export const SideBySide: Story = {
  render: (args) => (
    <Stack>
      {surroundings.map((some) => (
        <ThemeProvider key={JSON.stringify(some)} {...args} {...some} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [light, dark, compact, arabic, contrast] = canvas.getAllByRole('button', { name: 'Follow' });
    const ground = (element?: HTMLElement) => element && getComputedStyle(element).backgroundColor;
    await expect(ground(light)).not.toBe(ground(dark));
    await expect(ground(contrast)).not.toBe(ground(light));
    await expect(light?.offsetHeight).toBe(36);
    await expect(compact?.offsetHeight).toBe(32);
    await expect(arabic?.closest('[dir]')).toHaveAttribute('dir', 'rtl');
  },
};

/**
 * English text on a right-to-left page: punctuation is at the end of each sentence, and the text aligns with the page.
 */
export const ForeignWords: Story = {
  args: {
    locale: 'ar',
    wordsIn: 'en',
    children: (
      <Stack>
        <Text>An account is free. The plans add watchlists.</Text>
        <Text>كل شيء للعبة الطويلة.</Text>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const words = canvas.getByText('An account is free. The plans add watchlists.');
    const page = words.closest('[dir]');
    await expect(page).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveAttribute('lang', 'en');
    await expect(getComputedStyle(words).unicodeBidi).toBe('plaintext');
    await expect(getComputedStyle(words).textAlign).toBe('right');
  },
};

/** Focus, selection, and disabled states stay distinguishable in every theme and in forced colors. */
export const FocusSelectionDisabled: Story = {
  tags: ['matrix', 'dark'],
  render: () => (
    <Stack gap="6" align="start">
      <TextField label="Headquarters" defaultValue="Seattle, WA, USA" />
      <TextField label="Founded" defaultValue="March 2014" isDisabled />
      <Stack direction="row" gap="3">
        <Button tone="accent">Follow</Button>
        <Button isDisabled>Compare</Button>
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Headquarters' });
    field.select();
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe(16);
    await expect(getComputedStyle(field).outlineStyle).toBe('solid');
  },
};

/** The focus ring of a button, against the background. */
export const FocusOnButton: Story = {
  tags: ['matrix', 'dark'],
  args: { children: <Button tone="accent">Follow</Button> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveAttribute('data-focus-visible');
  },
};
