import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../navigation/Link/Link.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { DateText } from '../DateText/DateText.tsx';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: {
    'aria-label': 'History of Harborline',
    items: [
      {
        id: 'b',
        when: <DateText value="2026-11-20" />,
        title: 'Series B of 42 million dollars',
        content: 'Led by Northwind Capital, to open a second office in Rotterdam.',
      },
      { id: 'a', when: '2018', title: <Link href="#a">Series A</Link> },
      { id: 'founded', when: '2014', title: 'Founded in Seattle' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Happened: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History of Harborline' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^TodaySeries B/);
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    items: Object.entries(hardTexts).map(([id, words]) => ({ id, when: words, title: words, content: words })),
  },
};
