import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Tag, type TagProps } from './Tag.tsx';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { name: 'Logistics' },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

const kinds: readonly TagProps[] = [
  { name: 'Plain' },
  { name: 'Link', href: '#logistics' },
  { name: 'Removable', onRemove: fn() },
  { name: 'Removable link', href: '#ports', onRemove: fn() },
  { name: 'Counted', href: '#counted', detail: '1,240' },
  { name: 'Disabled', onRemove: fn(), isDisabled: true },
  { name: 'Invalid', onRemove: fn(), problem: 'No such market.' },
];

/** Every kind, short and long. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: () => (
    <Stack gap="3">
      {kinds.map((kind) => (
        <Inline key={kind.name}>
          <Tag {...kind} />
          <Tag {...kind} name={`${kind.name}, with a name that goes on and on`} />
        </Inline>
      ))}
    </Stack>
  ),
};

/** A long name is clipped at 175 px. The tooltip shows it in full. */
export const ClippedName: Story = {
  args: { name: 'Maritime supply chain visibility platforms' },
  play: async ({ args, canvas }) => {
    const name = canvas.getByText(args.name);
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(name);
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    await expect(name.getBoundingClientRect().width - padding).toBe(175);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(name).toHaveAttribute('title', args.name);
  },
};

export const Removed: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove Logistics' });
    await userEvent.tab();
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  render: (args) => (
    <Stack align="start">
      {Object.values(hardTexts).map((words) => (
        <Tag key={words} {...args} name={words} onRemove={() => undefined} />
      ))}
    </Stack>
  ),
};
