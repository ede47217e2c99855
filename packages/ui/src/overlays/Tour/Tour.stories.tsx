import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { Tour } from './Tour.tsx';
import type { TourProps, TourStep } from './TourProps.ts';

const steps: readonly TourStep[] = [
  { target: 'search', title: 'Find anything', content: <Text>Companies, markets and people, by a few letters.</Text> },
  { target: 'lists', title: 'Your watchlists', content: <Text>What you follow, and what is new about it.</Text> },
  { target: 'gone', title: 'That is all', content: <Text>You can take this tour again from your account.</Text> },
];

/** @param startsWhileTyping Opens the tour at the first key, like an app that opens it after a delay. */
function Page({ isOpen: startsOpen, startsWhileTyping, ...args }: TourProps & { startsWhileTyping?: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  const change = (next: boolean) => {
    args.onOpenChange?.(next);
    setOpen(next);
  };
  return (
    <Stack gap="6" align="start">
      <div id="search">
        <SearchField label="Search" onChange={() => startsWhileTyping && setOpen(true)} />
      </div>
      <div id="lists">
        <Text>Coastal logistics, 24 companies</Text>
      </div>
      <Button onPress={() => setOpen(true)}>Show me around</Button>
      <Tour {...args} isOpen={isOpen} onOpenChange={change} autoFocus={args.autoFocus ?? !startsOpen} />
    </Stack>
  );
}

const meta = {
  title: 'Components/Tour',
  component: Tour,
  args: { isOpen: true, steps, onOpenChange: fn(), onEnd: fn() },
  render: (args) => <Page {...args} />,
  parameters: {
    usage: {
      dos: ['Keep it to five steps; say at each what it is good for.'],
      keys: [
        ['Tab', 'Through the step, and on into the page, which stays usable'],
        ['Enter, Space', 'Presses the focused button'],
        ['Escape', 'Ends the tour'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Tour>;
export default meta;

type Story = StoryObj<typeof meta>;

const step = (name: string) => screen.findByRole('dialog', { name });

/** The card is beside its target, which is highlighted. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async () => {
    const card = await step('Find anything');
    await expect(document.body).toHaveFocus();
    // Others on the page can have live regions too.
    const announced = () =>
      Array.from(document.querySelectorAll('[aria-live="polite"]'), (region) => region.textContent);
    await waitFor(() => expect(announced().join(' ')).toContain('Find anything. 1 of 3'));
    await expect(card).toHaveAccessibleDescription('Companies, markets and people, by a few letters.');
    await expect(card).not.toHaveAttribute('aria-modal');
    await expect(document.getElementById('search')).toHaveAttribute('data-fs-tour-target');
    await expect(screen.getByText('1 of 3')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

/** Forward and back. Screen readers read each step from its title. A step without its target is centered. */
export const StepByStep: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Show me around' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await step('Find anything')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await step('Your watchlists')).toHaveFocus());
    await expect(document.querySelectorAll('[data-fs-tour-target]')).toHaveLength(1);
    await expect(document.getElementById('lists')).toHaveAttribute('data-fs-tour-target');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await step('Find anything');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const last = await step('That is all');
    await waitFor(() => expect(last.getBoundingClientRect().top).toBeGreaterThan(200));
    await expect(document.querySelector('[data-fs-tour-target]')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
    await expect(args.onEnd).toHaveBeenCalledWith('finished');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A step whose target isn’t on the page. */
export const WithoutItsElement: Story = {
  tags: ['rtl', 'narrow'],
  args: { steps: steps.slice(2) },
  play: async () => {
    await step('That is all');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toBeVisible());
  },
};

/** The page stays usable: Tab and pointer aren’t trapped, and the tour stays open. */
export const TrapsNothing: Story = {
  play: async ({ args, canvas }) => {
    const card = await step('Find anything');
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.click(field);
    await userEvent.keyboard('ports');
    await expect(field).toHaveValue('ports');
    await expect(field).toHaveFocus();
    await expect(card).toBeVisible();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

/**
 * A user who types keeps focus and every key. The tour is a pill until focus leaves the field or the user starts it.
 */
export const WhileAFieldIsInUse: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  args: { isOpen: false },
  render: (args) => <Page {...args} autoFocus={false} startsWhileTyping />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'ports');
    const start = await screen.findByRole('button', { name: 'Take the tour (1 min)' });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard(' and rail{Escape}');
    await expect(args.onEnd).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await expect(start).toBeVisible();
  },
};

/** The pill opens the first step, which gets focus. */
export const StartedFromThePill: Story = {
  args: { isOpen: false },
  render: (args) => <Page {...args} autoFocus={false} startsWhileTyping />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'ports');
    await userEvent.click(await screen.findByRole('button', { name: 'Take the tour (1 min)' }));
    await waitFor(async () => expect(await step('Find anything')).toHaveFocus());
    await expect(field).toHaveValue('ports');
  },
};

/** When focus leaves the field for the page, the first step opens without taking focus. */
export const AfterTheField: Story = {
  args: { isOpen: false },
  render: (args) => <Page {...args} autoFocus={false} startsWhileTyping />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'ports');
    await screen.findByRole('button', { name: 'Take the tour (1 min)' });
    const trigger = canvas.getByRole('button', { name: 'Show me around' });
    trigger.focus();
    await step('Find anything');
    await expect(trigger).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Take the tour (1 min)' })).toBeNull();
  },
};

export const SkippedByEscape: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Show me around' });
    await userEvent.click(trigger);
    await waitFor(async () => expect(await step('Find anything')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onEnd).toHaveBeenCalledWith('skipped');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Skip the tour' }));
    await expect(args.onEnd).toHaveBeenCalledTimes(2);
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    steps: [
      { target: 'lists', title: hardTexts.unbreakable, content: <Text>{`${hardTexts.mixed} ${hardTexts.long}`}</Text> },
    ],
  },
  play: async () => {
    await step(hardTexts.unbreakable);
  },
};
