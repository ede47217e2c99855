import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { Usage } from '../../testing/usage.ts';
import { SectionNav } from './SectionNav.tsx';

const sections = [
  { id: 'berths', label: 'Berths', count: 1284 },
  { id: 'ships', label: 'Ships', count: 12 },
  { id: 'tides', label: 'Tides' },
];

const meta = {
  title: 'Components/SectionNav',
  component: SectionNav,
  args: { label: 'Sections of the port', sections },
  parameters: {
    usage: {
      dos: ['List the sections in the order of the page.', 'Leave out sections that the page doesn’t show.'],
      donts: ['Use it for panels that replace each other: Tabs does.'],
      keys: [
        ['Tab', 'From link to link'],
        ['Enter', 'Scrolls to the section; the next Tab goes on from there'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof SectionNav>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Above the sections of a page. Where the links don’t fit, they scroll sideways. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack gap="8">
      <SectionNav {...args} />
      {sections.map(({ id, label }) => (
        <Section key={id} id={id} title={label} style={{ minBlockSize: 120 }}>
          <Text>What is known of this part of the port.</Text>
        </Section>
      ))}
    </Stack>
  ),
};

/** The section that has reached the top is the current one. Following a link keeps the section in the address. */
export const WhileScrolling: Story = {
  render: (args) => (
    <Stack gap="8">
      <SectionNav {...args} />
      {sections.map(({ id, label }) => (
        <Section key={id} id={id} title={label} style={{ minBlockSize: 700, scrollMarginBlockStart: 60 }}>
          <Text>What is known of this part of the port.</Text>
        </Section>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Sections of the port' }));
    const current = () => links.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))?.textContent;
    await waitFor(() => expect(current()).toBe('Berths1,284'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(links.getByRole('link', { name: /^Ships/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.hash).toBe('#ships'));
    await waitFor(() => expect(current()).toBe('Ships12'));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(current()).toBe('Tides'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(current()).toBe('Berths1,284'));
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { sections: Object.entries(hardTexts).map(([id, label]) => ({ id, label, count: 7 })) },
};
