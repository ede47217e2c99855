import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CloseIcon } from '../../internal/icons/CloseIcon.tsx';
import { PlusIcon } from '../../internal/icons/PlusIcon.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ButtonSize } from '../Button/Button.tsx';
import type { IconButtonTone } from './IconButton.css.ts';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Close', children: <CloseIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones: readonly IconButtonTone[] = ['quiet', 'neutral'];
const sizes: readonly ButtonSize[] = ['medium', 'small'];
const states: readonly (Partial<IconButtonProps> & { label: string })[] = [
  { label: 'Ready' },
  { label: 'Disabled', isDisabled: true },
  { label: 'Pending', isPending: true },
];

/** Every tone, size, and state. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack>
      {tones.map((tone) =>
        sizes.map((size) => (
          <Stack key={`${tone} ${size}`} direction="row" gap="3">
            {states.map((state) => (
              <IconButton key={state.label} {...state} tone={tone} size={size}>
                <PlusIcon />
              </IconButton>
            ))}
          </Stack>
        )),
      )}
    </Stack>
  ),
};

export const PressedByMouseAndKeyboard: Story = {
  tags: ['dark'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
    await expect(button).toHaveAttribute('data-focus-visible');
  },
};

/** Even the small size meets the 24 px target size of WCAG 2.5.8. */
export const LargeEnoughToHit: Story = {
  args: { size: 'small' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toContainElement(canvas.getByRole('progressbar', { name: 'In progress' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
