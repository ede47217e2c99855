import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DownloadIcon } from '../../internal/icons/DownloadIcon.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import type { ButtonSize, ButtonTone } from './Button.css.ts';
import { Button, type ButtonProps } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save changes', onPress: fn() },
  parameters: {
    usage: {
      dos: ['Say the action as a verb: “Create list”.', 'Keep to one accent button in a view.'],
      donts: [
        'Use it to go somewhere: Link and LinkButton do, and open in a new tab when the user wants that.',
        'Disable it without saying near it why.',
      ],
      keys: [['Enter, Space', 'Presses it']],
    } satisfies Usage,
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones: readonly ButtonTone[] = ['neutral', 'accent', 'critical', 'quiet'];
const sizes: readonly ButtonSize[] = ['medium', 'small'];
const states: readonly (Partial<ButtonProps> & { children: string })[] = [
  { children: 'Ready' },
  { children: 'Disabled', isDisabled: true },
  { children: 'Pending', isPending: true },
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
              <Button key={state.children} {...state} tone={tone} size={size}>
                {`${state.children} ${tone}`}
              </Button>
            ))}
          </Stack>
        )),
      )}
    </Stack>
  ),
};

/** As in toolbars, at both sizes. The icon is no part of the name. */
export const WithIcon: Story = {
  render: (args) => (
    <Stack direction="row" gap="3">
      {sizes.map((size) => (
        <Button key={size} {...args} tone="quiet" size={size} icon={<DownloadIcon />}>
          {`Export ${size}`}
        </Button>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export small' }).querySelector('svg')).toBeVisible();
  },
};

export const PressedByMouseAndKeyboard: Story = {
  tags: ['dark'],
  args: { tone: 'accent' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('data-focus-visible');
  },
};

/** A button that is disabled while it has focus shows no focus once it is enabled again. */
export const Disabled: Story = {
  args: { isDisabled: true },
  render: (args) => {
    const [isDisabled, setDisabled] = useState(args.isDisabled);
    return (
      <>
        <Button {...args} isDisabled={isDisabled} />
        <VisuallyHidden>
          <button type="button" onClick={() => setDisabled((now) => !now)}>
            Toggle
          </button>
        </VisuallyHidden>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    const toggle = canvas.getByRole('button', { name: 'Toggle' });
    await userEvent.click(toggle);
    await userEvent.tab({ shift: true });
    await expect(button).toHaveAttribute('data-focus-visible');
    toggle.click();
    await waitFor(() => expect(button).toBeDisabled());
    await expect(button).not.toHaveAttribute('data-focused');
    toggle.focus();
    toggle.click();
    await waitFor(() => expect(button).toBeEnabled());
    await expect(button).not.toHaveAttribute('data-focus-visible');
    toggle.click();
    await waitFor(() => expect(button).toBeDisabled());
    toggle.blur();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const NotYet: Story = {
  tags: ['dark'],
  args: { tone: 'accent', type: 'submit', disabledReason: 'Tick the box to continue' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button).toHaveAccessibleDescription('Tick the box to continue');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    button.blur();
    await userEvent.unhover(button);
    await waitFor(() => expect(hint()).toBeNull());
  },
};

/** A key, the pointer and a finger each find the reason; Escape hides it. */
export const NotYetExplained: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: NotYet.args,
  render: (args) => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await document.fonts.ready;
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.hover(document.body);
    await userEvent.hover(button);
    await waitFor(() => expect(hint()).toHaveTextContent('Tick the box to continue'), { timeout: 5000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(hint()).toBeNull());
    await userEvent.unhover(button);
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await waitFor(() => expect(hint()).toHaveTextContent('Tick the box to continue'));
    button.blur();
    await waitFor(() => expect(hint()).toBeNull());
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(hint()).toHaveTextContent('Tick the box to continue'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

function OncePressed(args: ButtonProps) {
  const [isDone, setDone] = useState(false);
  return <Button {...args} {...(isDone && { disabledReason: 'Saved already' })} onPress={() => setDone(true)} />;
}

/** A button that its own press disabled keeps focus, and says why when it is pressed again. */
export const DisabledByItsPress: Story = {
  render: (args) => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>
      <OncePressed {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await expect(button).toHaveAccessibleDescription('Saved already');
    await expect(hint()).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(hint()).toHaveTextContent('Saved already'));
    await expect(button).toHaveFocus();
  },
};

const hint = () => screen.queryByRole('tooltip', { hidden: true });

export const Pending: Story = {
  args: { tone: 'accent', isPending: true },
  render: (args) => (
    <Stack align="start">
      <Button {...args} />
      <Button {...args} isPending={false} />
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    const [pending, idle] = canvas.getAllByRole('button', { name: 'Save changes' });
    await expect(pending).toContainElement(canvas.getByRole('progressbar', { name: 'In progress' }));
    await userEvent.tab();
    await expect(pending).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(pending?.offsetWidth).toBe(idle?.offsetWidth);
  },
};

const onSubmit = fn();

export const SubmitsItsForm: Story = {
  args: { type: 'submit', tone: 'accent', children: 'Send' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  render: (args) => (
    <Stack align="start">
      <Button {...args}>{hardTexts.unbreakable}</Button>
      <Button {...args} tone="accent">
        {hardTexts.arabic}
      </Button>
      <Button {...args} size="small">
        {hardTexts.long}
      </Button>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const width = canvasElement.getBoundingClientRect().width;
    for (const button of canvas.getAllByRole('button')) await expect(button.offsetWidth).toBeLessThanOrEqual(width);
  },
};
