import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ArrowDownIcon } from '../../internal/icons/ArrowDownIcon.tsx';
import { ArrowUpIcon } from '../../internal/icons/ArrowUpIcon.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { SidePanel, type SidePanelProps } from './SidePanel.tsx';

const meta = {
  title: 'Components/SidePanel',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  component: SidePanel,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Rotterdam',
    actions: (
      <>
        <IconButton label="Previous harbor">
          <ArrowUpIcon />
        </IconButton>
        <IconButton label="Next harbor">
          <ArrowDownIcon />
        </IconButton>
      </>
    ),
    footer: <Button tone="accent">Open harbor</Button>,
    children: <Text>14.8 million containers a year, at 42 berths.</Text>,
  },
} satisfies Meta<typeof SidePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At the inline end: right in English, left in Arabic. On a phone, the panel fills the window. */
export const Open: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary', { name: 'Rotterdam' });
    await waitFor(() => expect(panel).toHaveFocus());
    const { right, width } = panel.getBoundingClientRect();
    await expect(Math.round(right)).toBe(window.innerWidth);
    await expect(Math.round(width)).toBe(480);
  },
};

function FromAButton({ isOpen: _, onOpenChange, ...props }: SidePanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="4" align="start">
      <Button onPress={() => setOpen(true)}>Peek at Rotterdam</Button>
      <Button>Another button</Button>
      <SidePanel
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          onOpenChange?.(next);
          setOpen(next);
        }}
      />
    </Stack>
  );
}

/** The page stays usable. Escape closes the panel from any of its elements and returns focus. */
export const ReturnsFocus: Story = {
  render: (args) => <FromAButton {...args} />,
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Peek at Rotterdam' });
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('button', { name: 'Another button' }));
    await expect(canvas.getByRole('complementary')).toBeVisible();
    const panel = within(canvas.getByRole('complementary'));
    panel.getByRole('button', { name: 'Next harbor' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(trigger).toHaveFocus();
  },
};

/** A finger swipes to the next item and back. Short and steep moves are none, and neither are those of a mouse. */
export const Swiped: Story = {
  args: { onSwipe: fn() },
  parameters: { requirements: ['XSHELL-063'] },
  play: async ({ canvas, args }) => {
    const panel = canvas.getByRole('complementary');
    const move = (across: number, down = 0, pointerType = 'touch') => {
      fireEvent.pointerDown(panel, { pointerType, clientX: 600, clientY: 300 });
      fireEvent.pointerUp(panel, { pointerType, clientX: 600 + across, clientY: 300 + down });
    };
    move(-40);
    move(-120, 100);
    move(-120, 0, 'mouse');
    await expect(args.onSwipe).not.toHaveBeenCalled();
    move(-120, 20);
    await expect(args.onSwipe).toHaveBeenLastCalledWith('next');
    move(120);
    await expect(args.onSwipe).toHaveBeenLastCalledWith('previous');
  },
};

const berths = Array.from({ length: 40 }, (_, index) => `Berth ${index + 1}`);

/** The content scrolls, the title and the actions stay. */
export const LongText: Story = {
  tags: ['narrow'],
  args: {
    title: hardTexts.long,
    children: berths.map((berth) => <Text key={berth}>{berth}</Text>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open harbor' })).toBeVisible();
  },
};
