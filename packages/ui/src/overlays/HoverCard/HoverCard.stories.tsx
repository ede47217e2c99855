import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { KeyValue } from '../../data/KeyValue/KeyValue.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { Modal } from '../Modal/Modal.tsx';
import { HoverCard } from './HoverCard.tsx';

const meta = {
  title: 'Components/HoverCard',
  component: HoverCard,
  args: {
    label: 'Harborline',
    children: <Link href="#harborline">Harborline</Link>,
    content: (
      <Stack gap="3">
        <Text>Forecasts arrivals for mid-sized ports, with little hardware.</Text>
        <KeyValue
          items={[
            { label: 'Founded', value: 'March 2014' },
            { label: 'Location', value: 'Rotterdam' },
          ]}
        />
        <Link href="#markets">Ports</Link>
      </Stack>
    ),
  },
  render: (args) => (
    <Stack align="start" gap="6">
      <HoverCard {...args} />
      <Link href="#next">What comes after</Link>
    </Stack>
  ),
  parameters: {
    docs: { story: { inline: false, height: '480px' } },

    usage: {
      donts: ['Put anything in it that the page behind its link does not say too.'],
      keys: [
        ['Tab', 'To the link: the card opens after a moment; on into the card'],
        ['Escape', 'Closes it'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof HoverCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const card = () => screen.findByRole('dialog', { name: 'Harborline' }, { timeout: 5000 });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Harborline' })).toBeNull());

/** The card doesn’t take focus. Tab moves into it, through it, and out of it. */
export const ReachedByKeyboard: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Harborline' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const dialog = await card();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Ports' })).toHaveFocus();
    await expect(dialog).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'What comes after' })).toHaveFocus();
    await gone();
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
    await card();
  },
};

/** Escape returns focus to the link. The card stays closed until the user comes back to the link. */
export const ClosedByEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await card();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Harborline' })).toHaveFocus());
  },
};

export const StaysUnderThePointer: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Harborline' });
    // React Aria ignores hover until the pointer has moved.
    await userEvent.hover(document.body);
    await userEvent.hover(link);
    const dialog = await card();
    await userEvent.hover(screen.getByRole('link', { name: 'Ports' }));
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

/** Escape closes the card and leaves the modal open. */
export const InsideAModal: Story = {
  render: (args) => (
    <Modal isOpen title="Merge" footer={<Button>Merge</Button>}>
      <HoverCard {...args} />
    </Modal>
  ),
  play: async () => {
    const modal = await screen.findByRole('dialog', { name: 'Merge' });
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.tab();
    await card();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(modal).toBeVisible();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { content: <Text>{`${hardTexts.unbreakable} ${hardTexts.mixed} ${hardTexts.long}`}</Text> },
  play: async () => {
    await userEvent.tab();
    const { left, right } = (await card()).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
