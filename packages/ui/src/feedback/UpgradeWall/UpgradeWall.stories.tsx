import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { UpgradeWall } from './UpgradeWall.tsx';

const actions = (
  <>
    <Button tone="accent">Upgrade</Button>
    <Button>Talk to us</Button>
  </>
);

const meta = {
  title: 'Components/UpgradeWall',
  component: UpgradeWall,
  args: { title: 'Upgrade to view all Company Investments', text: 'Your plan shows the three latest.', actions },
} satisfies Meta<typeof UpgradeWall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InPlaceOfContent: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toHaveTextContent(args.text ?? '');
    for (const name of ['Upgrade', 'Talk to us']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
};

export const TitleOnly: Story = { args: { text: undefined, level: 3 } };

export const HardWords: Story = {
  tags: ['narrow'],
  args: { title: hardTexts.unbreakable, text: `${hardTexts.mixed} ${hardTexts.long}` },
};
