import { Button, TextField } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { samplePages } from '../../testing/samplePages.ts';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { GuidedTour } from './GuidedTour.tsx';

const meta = {
  title: 'Account/GuidedTour',
  component: GuidedTour,
  parameters: { layout: 'fullscreen' },
  args: { tour: 'home', tours: {}, onFinish: fn() },
  render: (args) => (
    <>
      <AppHeader
        product="Foresight"
        homeHref="/"
        contentId="storybook-root"
        pages={samplePages}
        user={{ name: 'Ada Okafor', email: 'ada@foresight.example', groups: ['fuel-free'] }}
        logInHref="/login/"
        search={<Button>Search</Button>}
        onLogOut={() => undefined}
      />
      <GuidedTour {...args} />
    </>
  ),
} satisfies Meta<typeof GuidedTour>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Appears after two seconds, later on a busy machine. */
const step = (name: string) => screen.findByRole('dialog', { name }, { timeout: 10_000 });

/** Waits longer than the tour's delay to show that it does not appear. */
const pastTheDelay = () => new Promise((resolve) => setTimeout(resolve, 2300));

export const FieldInUse: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  render: (args) => (
    <>
      <TextField label="Name" />
      <GuidedTour {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    field.focus();
    const button = await screen.findByRole('button', { name: 'Take the tour (1 min)' }, { timeout: 10_000 });
    await expect(field).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(button);
    await step('Make a list');
  },
};

export const Home: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['TOUR-001'] },
  play: async ({ args }) => {
    const began = performance.now();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await step('Make a list');
    await expect(document.body).toHaveFocus();
    await expect(performance.now() - began).toBeGreaterThan(1500);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await step('Follow it');
    await expect(document.getElementById('header-navigation')).toHaveAttribute('data-fs-tour-target');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await step('Press / to search');
    await expect(document.getElementById('header-search')).toHaveAttribute('data-fs-tour-target');
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
};

export const Finished: Story = {
  args: { tours: { home: 0 } },
  play: async ({ args }) => {
    await step('Make a list');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onFinish).toHaveBeenCalledWith({ home: 1 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Feed: Story = {
  tags: ['dark', 'narrow'],
  args: { tour: 'feed', tours: { home: 1, feed: 0 } },
  play: async ({ args }) => {
    await step('Your feed');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await step('Follow more');
    await expect(document.getElementById('header-navigation')).toHaveAttribute('data-fs-tour-target');
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
};

export const Closed: Story = {
  args: { tours: { feed: 2 } },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Watchlists' }).focus();
    const card = await step('Make a list');
    await expect(canvas.getByRole('button', { name: 'Watchlists' })).toHaveFocus();
    within(card).getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onFinish).toHaveBeenCalledWith({ feed: 2, home: 1 });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Watchlists' })).toHaveFocus());
  },
};

export const Taken: Story = {
  args: { tours: { home: 1 } },
  play: async ({ args }) => {
    await pastTheDelay();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
};

export const Unknown: Story = {
  args: { tours: undefined },
  play: async () => {
    await pastTheDelay();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
