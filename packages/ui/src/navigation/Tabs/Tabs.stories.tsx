import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { Tab, Tabs, type TabsItem } from './Tabs.tsx';

const tabs: readonly TabsItem[] = [
  { id: 'companies', label: 'Companies', count: 1284, content: <Text>Companies of this market.</Text> },
  { id: 'news', label: 'News', count: 12, content: <Text>What was written about it.</Text> },
  { id: 'notes', label: 'Notes', content: <Text>What you wrote about it.</Text> },
  { id: 'history', label: 'History', count: 0, isDisabled: true, content: <Text>Earlier.</Text> },
  { id: 'people', label: 'People', content: <Text>Who works on it.</Text> },
];

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { Tab },
  args: { label: 'Ports', tabs, onSelectionChange: fn() },
  parameters: {
    usage: {
      dos: ['Keep names to one or two words; say how much waits behind one with a count.'],
      donts: ['Use tabs for steps in an order: Stepper does.', 'Put what users compare behind different tabs.'],
      keys: [
        ['Tab', 'Into the open tab, then on to its panel'],
        ['→ ←', 'Next and previous tab, round the ends, past what is disabled; it opens unless activation is manual'],
        ['Home, End', 'First and last tab'],
        ['Enter, Space', 'Opens the focused tab, where activation is manual'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With and without counts, and with a disabled tab. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack gap="8">
      <Tabs {...args} />
      <Tabs {...args} label="Ports, news" defaultSelectedKey="news" />
      <Tabs {...args} label="Ports, plain" tabs={tabs.map(({ count: _, ...tab }) => tab)} defaultSelectedKey="people" />
    </Stack>
  ),
};

/** The arrow keys select tabs, skip disabled ones, and wrap around. Home and End select the first and the last. */
export const Keyboard: Story = {
  tags: ['dark'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const first = canvas.getByRole('tab', { name: 'Companies 1,284' });
    await expect(first).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Companies of this market.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'News 12' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'News 12' })).toHaveTextContent('What was written about it.');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'People' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'People' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('companies');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** With manual activation, the arrow keys only move focus. Enter selects the tab. */
export const ManualActivation: Story = {
  args: { keyboardActivation: 'manual' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const tab = canvas.getByRole('tab', { name: 'News 12' });
    await expect(tab).toHaveFocus();
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
};

export const KeptByItsOwner: Story = {
  args: { selectedKey: 'notes' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'People' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('people');
    await expect(canvas.getByRole('tab', { name: 'Notes' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Where space is short, the selected tab scrolls into view. */
export const OpenTabInSight: Story = {
  args: { defaultSelectedKey: 'people' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'People' });
    const panel = canvas.getByRole('tabpanel').getBoundingClientRect();
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(panel.right + 1));
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { tabs: Object.entries(hardTexts).map(([id, label]) => ({ id, label, count: 7, content: label })) },
};

function AppTab() {
  return (
    <Tab id="news" label="News" count={12} className="own">
      <Text>What was written about it.</Text>
    </Tab>
  );
}

/** The same tabs as parts, which can come from components of the app. */
export const Parts: Story = {
  args: { tabs: tabs.slice(0, 1) },
  render: (args) => (
    <Tabs {...args}>
      <AppTab />
      <Tab id="history" label="History" count={0} isDisabled>
        <Text>Earlier.</Text>
      </Tab>
      <Tab id="people" label="People">
        <Text>Who works on it.</Text>
      </Tab>
    </Tabs>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Companies 1,284' })).toHaveTextContent(
      'Companies of this market',
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const tab = canvas.getByRole('tab', { name: 'News 12' });
    await expect(tab).toHaveFocus();
    await expect(tab).toHaveClass('own');
    await expect(canvas.getByRole('tabpanel', { name: 'News 12' })).toHaveTextContent('What was written about it.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'People' })).toHaveTextContent('Who works on it.');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('people');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
  },
};
