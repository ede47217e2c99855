import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { Text } from '../Text/Text.tsx';
import { Accordion, AccordionItem, type AccordionItemData } from './Accordion.tsx';

const items: readonly AccordionItemData[] = [
  { id: 'plan', title: 'Can I change my plan?', content: <Text>At any time, from your account.</Text> },
  {
    id: 'seats',
    title: 'How many seats are in a team?',
    content: <Text>As many as you pay for, and five at least.</Text>,
  },
  { id: 'closed', title: 'Not open to you', isDisabled: true, content: <Text>Nothing.</Text> },
  { id: 'export', title: 'May I export?', content: <Text>Up to the limit of your plan.</Text> },
];

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: { items, onExpandedChange: fn() },
  parameters: {
    usage: {
      donts: ['Fold away what every user needs.'],
      keys: [
        ['Tab', 'From heading to heading'],
        ['Enter, Space', 'Opens and closes'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Open, closed, and disabled. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  args: { defaultExpandedKeys: ['seats'] },
};

/** Enter, Space and the click of a screen reader toggle an item. Opening one item closes the other. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const plan = canvas.getByRole('button', { name: 'Can I change my plan?' });
    await expect(plan).toHaveFocus();
    await expect(plan).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Can I change my plan?' })).toContainElement(plan);
    await userEvent.keyboard('{Enter}');
    await expect(plan).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('At any time, from your account.')).toBeVisible();
    // A screen reader or voice control clicks after the key, while the button has focus.
    plan.click();
    await waitFor(() => expect(plan).toHaveAttribute('aria-expanded', 'false'));
    plan.click();
    await waitFor(() => expect(plan).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(plan).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['seats']));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'May I export?' })).toHaveFocus();
  },
};

export const SeveralOpen: Story = {
  args: { canExpandSeveral: true, level: 2, defaultExpandedKeys: ['plan'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'May I export?' }));
    await expect(canvas.getByText('At any time, from your account.')).toBeVisible();
    await expect(canvas.getByText('Up to the limit of your plan.')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    canExpandSeveral: true,
    defaultExpandedKeys: ['unbreakable'],
    items: Object.entries(hardTexts).map(([id, words]) => ({ id, title: words, content: <Text>{words}</Text> })),
  },
};

/** The same items as parts, between data and content of the app. */
export const Parts: Story = {
  args: { items: items.slice(0, 1), canExpandSeveral: true, defaultExpandedKeys: ['export'] },
  render: (args) => (
    <Accordion {...args}>
      {items.slice(1, 3).map(({ id, title, isDisabled, content }) => (
        <AccordionItem key={id} id={id} title={title} isDisabled={isDisabled}>
          {content}
        </AccordionItem>
      ))}
      <AccordionItem id="export" title="May I export?" className="own" data-testid="export">
        <Text>Up to the limit of your plan.</Text>
      </AccordionItem>
    </Accordion>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getByText('Up to the limit of your plan.')).toBeVisible();
    await expect(canvas.getByTestId('export')).toHaveClass('own');
    await expect(canvas.getByRole('button', { name: 'Not open to you' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'How many seats are in a team?' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('As many as you pay for, and five at least.')).toBeVisible();
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['export', 'seats']));
  },
};
