import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EyeIcon } from '../../internal/icons/EyeIcon.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { ButtonSize } from '../Button/Button.tsx';
import { ToggleButton, type ToggleButtonProps } from './ToggleButton.tsx';

const meta = {
  title: 'Components/ToggleButton',
  component: ToggleButton,
  args: { children: 'Only followed', onChange: fn() },
} satisfies Meta<typeof ToggleButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes: readonly ButtonSize[] = ['medium', 'small'];
const states: readonly (Partial<ToggleButtonProps> & { children: string })[] = [
  { children: 'Out' },
  { children: 'In', defaultSelected: true },
  { children: 'Out, disabled', isDisabled: true },
  { children: 'In, disabled', isDisabled: true, defaultSelected: true },
];

/** Every size and state, with a label, with an icon, and as an icon alone. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack>
      {sizes.map((size) =>
        states.map((state) => (
          <Stack key={`${size} ${state.children}`} direction="row" gap="3">
            <ToggleButton {...state} size={size} />
            <ToggleButton {...state} size={size}>
              <EyeIcon />
              {state.children}
            </ToggleButton>
            <ToggleButton {...state} size={size} aria-label={state.children}>
              <EyeIcon />
            </ToggleButton>
          </Stack>
        )),
      )}
    </Stack>
  ),
};

export const PressedInAndOut: Story = {
  tags: ['dark'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Only followed', pressed: false });
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('data-focus-visible');
  },
};

/** A controlled button stays as it is until its prop changes. */
export const KeptByItsOwner: Story = {
  args: { isSelected: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};

export const HardWords: Story = { tags: ['narrow'], args: { children: hardTexts.unbreakable } };
