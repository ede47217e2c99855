import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { HoverCardGroup, type HoverCardGroupProps } from './HoverCardGroup.tsx';
import { hoverCardTrigger } from './hoverCardTrigger.ts';

const companies = ['Harborline', 'Tidewater', 'Quayside', 'Berthwise', 'Lockgate', 'Anchorage', 'Pilotage', 'Draught'];

const card: HoverCardGroupProps['card'] = (id) => ({
  label: id,
  content: (
    <Stack gap="2">
      <Text>{`${id} forecasts arrivals for mid-sized ports.`}</Text>
      <Link href={`#markets-of-${id}`}>{`Markets of ${id}`}</Link>
    </Stack>
  ),
});

const heard = fn();

const onlyTidewater: HoverCardGroupProps['card'] = (id) => (id === 'Tidewater' ? card(id) : undefined);

const meta = {
  title: 'Components/HoverCardGroup',
  component: HoverCardGroup,
  args: {
    card,
    children: (
      <table cellPadding={6}>
        <tbody>
          {companies.map((name) => (
            <tr key={name}>
              <td>
                <Link href={`#${name}`} {...hoverCardTrigger(name)}>
                  {name}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  },
} satisfies Meta<typeof HoverCardGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown = (name: string) => screen.findByRole('dialog', { name }, { timeout: 5000 });
const noCard = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 });

/** Focus on a link opens the card. Tab moves into the card, then to the next link. */
export const ReachedByKeyboard: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: 'Harborline' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    const dialog = await shown('Harborline');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(dialog).toContainElement(document.getElementById(first.getAttribute('aria-controls') ?? ''));
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Markets of Harborline' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tidewater' })).toHaveFocus();
    await shown('Tidewater');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await expect(first).not.toHaveAttribute('aria-expanded');
  },
};

/** Escape inside the card returns focus to the link. The card doesn’t reopen by itself. */
export const ClosedByEscape: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: 'Harborline' });
    await userEvent.tab();
    await shown('Harborline');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await noCard();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.tab();
    await shown('Tidewater');
    await userEvent.keyboard('{Escape}');
    await noCard();
    await expect(canvas.getByRole('link', { name: 'Tidewater' })).toHaveFocus();
  },
};

/** The card stays open while the pointer is in it, closes when the pointer leaves, and moves to the next link. */
export const FollowsThePointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Quayside' }));
    const dialog = await shown('Quayside');
    await userEvent.hover(screen.getByRole('link', { name: 'Markets of Quayside' }));
    await expect(dialog).toBeVisible();
    await userEvent.hover(canvas.getByRole('link', { name: 'Lockgate' }));
    await shown('Lockgate');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.unhover(canvas.getByRole('link', { name: 'Lockgate' }));
    await noCard();
  },
};

/** A link without content opens no card, and leaves Escape to the page. */
export const WithoutACard: Story = {
  args: { card: onlyTidewater },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await shown('Tidewater');
    await userEvent.tab({ shift: true });
    await noCard();
    await expect(canvas.getByRole('link', { name: 'Harborline' })).toHaveFocus();
    heard.mockClear();
    document.body.addEventListener('keydown', heard, { once: true });
    await userEvent.keyboard('{Escape}');
    await expect(heard).toHaveBeenCalled();
  },
};

function LeadsToAnotherPage() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? (
    <Button {...hoverCardTrigger('Harborline')} onPress={() => setIsOpen(false)}>
      Harborline
    </Button>
  ) : (
    <Text>The page of Harborline</Text>
  );
}

/** What leads to another page takes its card with it. Escape is then the page’s. */
export const TriggerIsGone: Story = {
  args: { children: <LeadsToAnotherPage /> },
  play: async ({ canvas }) => {
    heard.mockClear();
    document.body.addEventListener('keydown', heard, { once: true });
    await userEvent.tab();
    await shown('Harborline');
    await userEvent.click(canvas.getByRole('button', { name: 'Harborline' }));
    await canvas.findByText('The page of Harborline');
    await noCard();
    await userEvent.keyboard('{Escape}');
    await expect(heard).toHaveBeenCalled();
  },
};
