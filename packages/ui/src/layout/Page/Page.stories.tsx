import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Components/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Stack>
        <Heading level={1}>Companies</Heading>
        <Card>
          <Text>What the page holds.</Text>
        </Card>
      </Stack>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Content: Story = {
  tags: ['matrix', 'dark', 'narrow'],
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    main.focus();
    await expect(main).toHaveFocus();
  },
};

export const Full: Story = { args: { width: 'full' } };

export const Form: Story = { tags: ['matrix', 'narrow'], args: { width: 'form' } };
