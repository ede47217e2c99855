import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Components/Section',
  component: Section,
  args: {
    title: 'Funding rounds',
    description: 'Rounds that were announced, newest first.',
    actions: <Button>Export</Button>,
    children: <Text>Series B, 42 million dollars, June 2025.</Text>,
  },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

const levels: readonly HeadingLevel[] = [2, 3, 4];

/** Every level, with and without actions beside the title. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack gap="8">
      {levels.map((level) => (
        <Section key={level} {...args} level={level} title={`${args.title}, level ${level}`} />
      ))}
      <Section {...args} title="Only a title" description={undefined} actions={undefined} />
    </Stack>
  ),
};

/** A landmark named by its title, which is a heading of the page. */
export const NamedByItsTitle: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Funding rounds' });
    await expect(region).toContainElement(canvas.getByRole('heading', { level: 2, name: 'Funding rounds' }));
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { title: hardTexts.unbreakable, description: hardTexts.mixed, actions: <Button>{hardTexts.long}</Button> },
};
