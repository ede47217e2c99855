import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { TagList, type TagListProps } from './TagList.tsx';

function tagsOf(names: readonly string[]) {
  return names.map((name) => ({ id: name, name }));
}

const markets = tagsOf([
  'Ports',
  'Rail',
  'Warehousing',
  'Customs',
  'Cold chain',
  'Last mile',
  'Freight forwarding',
  'Container leasing',
  'Fleet telematics',
  'Maritime supply chain visibility platforms',
  'Pallets',
  'Trade finance',
  'Insurance',
]);

const meta = {
  title: 'Components/TagList',
  component: TagList,
  args: { label: 'Markets', tags: markets },
} satisfies Meta<typeof TagList>;
export default meta;

type Story = StoryObj<typeof meta>;

const linked = markets.map((tag) => ({ ...tag, href: `#${tag.id}` }));

/** 10 tags at first, 2 in search results, as links, removable, and few. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack gap="6">
      <TagList {...args} />
      <TagList {...args} shownAtFirst={2} />
      <TagList {...args} tags={linked} shownAtFirst={4} />
      <TagList {...args} shownAtFirst={4} onRemove={() => undefined} />
      <TagList {...args} tags={markets.slice(0, 3)} />
    </Stack>
  ),
};

/** The user shows all tags and hides them again. Focus stays on the button. */
export const OpenedAndClosed: Story = {
  args: { shownAtFirst: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const more = canvas.getByRole('button', { name: '11 more' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(13);
    const less = canvas.getByRole('button', { name: 'Show less' });
    await expect(less).toHaveFocus();
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('group', { name: 'Markets' })).toHaveTextContent('Insurance');
  },
};

function Removing(props: TagListProps) {
  const [tags, setTags] = useState(props.tags);
  return <TagList {...props} tags={tags} onRemove={(id) => setTags(tags.filter((tag) => tag.id !== id))} />;
}

/** After a removal, focus moves to the neighboring tag, or to the list when no tag is left. */
export const RemovedByKeyboard: Story = {
  args: { tags: markets.slice(0, 3), onRemove: fn() },
  render: (args) => <Removing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Rail' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Warehousing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Ports' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Markets' })).toHaveFocus();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { tags: tagsOf(Object.values(hardTexts)), onRemove: fn() },
};
