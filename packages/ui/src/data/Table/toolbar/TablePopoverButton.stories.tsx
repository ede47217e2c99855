import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { TablePopover } from './TablePopover.tsx';
import { TablePopoverButton } from './TablePopoverButton.tsx';

const meta = {
  title: 'Components/TablePopoverButton',
  component: TablePopoverButton,
  args: { label: 'All services', content: () => 'Ports, Rail freight' },
  decorators: [
    (Story) => (
      <TablePopover>
        <Story />
      </TablePopover>
    ),
  ],
} satisfies Meta<typeof TablePopoverButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The button after the values that fit, in place of a field, and next to fields. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl'],
  render: (args) => (
    <Inline>
      <TablePopoverButton {...args} />
      <TablePopoverButton {...args} label="Any" look="field">
        Any
      </TablePopoverButton>
      <TablePopoverButton {...args} label="Filters" look="button">
        Filters
      </TablePopoverButton>
    </Inline>
  ),
};

/** A press opens the shared popover and closes it. Escape returns focus to the button. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'All services' });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'All services' })).toHaveTextContent('Ports, Rail freight');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'All services' });
  },
};
