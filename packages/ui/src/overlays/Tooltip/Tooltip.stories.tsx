import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { PlusIcon } from '../../internal/icons/PlusIcon.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'Add to a watchlist',
    children: (
      <IconButton label="Follow" tone="neutral">
        <PlusIcon />
      </IconButton>
    ),
  },
  // Centered, because a tooltip needs space on all sides.
  render: (args) => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>
      <Stack direction="row" gap="2">
        <Text>Harborline</Text>
        <Tooltip {...args} />
      </Stack>
    </div>
  ),
  parameters: {
    usage: {
      donts: ['Say in it what a user must know: touch screens never show it.'],
      keys: [
        ['Tab', 'To the control: the hint comes'],
        ['Escape', 'Hides it'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ShownOnFocus: Story = {
  tags: ['matrix', 'dark', 'rtl'],
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Follow' });
    await expect(button).toHaveFocus();
    // Without it, a click in Safari doesn’t focus the button.
    await expect(button).toHaveAttribute('tabindex', '0');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Add to a watchlist');
    await expect(button).toHaveAccessibleDescription('Add to a watchlist');
  },
};

export const HiddenByEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Follow' })).toHaveFocus();
  },
};

export const ShownOnHover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Follow' });
    // React Aria ignores hover until the pointer has moved.
    await userEvent.hover(document.body);
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip', {}, { timeout: 5000 })).toBeVisible();
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

const placements = ['top', 'bottom', 'start', 'end'] as const;

function EachPlacement({ placement, ...args }: Omit<TooltipProps, 'children'>) {
  return (
    <Tooltip {...args} placement={placement}>
      <Button>{placement}</Button>
    </Tooltip>
  );
}

/** One tooltip is open at a time. Tab moves to the next control and its tooltip. */
export const Placements: Story = {
  tags: ['rtl'],
  render: (args) => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>
      <Stack direction="row">
        {placements.map((placement) => (
          <EachPlacement key={placement} text={args.text} placement={placement} />
        ))}
      </Stack>
    </div>
  ),
  play: async () => {
    for (const placement of placements) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveTextContent(placement);
      await waitFor(() => expect(screen.getAllByRole('tooltip')).toHaveLength(1));
    }
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { text: `${hardTexts.unbreakable} ${hardTexts.mixed}`, children: <Button>Follow</Button> },
  render: (args) => (
    <Stack align="start">
      <Text>{hardTexts.long}</Text>
      <Tooltip {...args} />
    </Stack>
  ),
  play: async () => {
    await userEvent.tab();
    const { left, right } = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
