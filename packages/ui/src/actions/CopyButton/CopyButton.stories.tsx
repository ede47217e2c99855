import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { value: 'https://foresight.example/lists/24', label: 'Copy link' },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every size and state at rest. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack>
      {(['medium', 'small'] as const).map((size) => (
        <Stack key={size} direction="row">
          <CopyButton {...args} size={size} />
          <CopyButton {...args} size={size} label={undefined} />
          <CopyButton {...args} size={size} isDisabled />
        </Stack>
      ))}
    </Stack>
  ),
};

export const Copied: Story = {
  tags: ['dark'],
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith(args.value);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};

/** The browser may deny access to the clipboard. The button then explains what to do. */
export const Refused: Story = {
  tags: ['narrow'],
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText(/^Couldn’t copy/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeEnabled();
  },
};

export const HardWords: Story = { tags: ['narrow'], args: { label: hardTexts.unbreakable } };
