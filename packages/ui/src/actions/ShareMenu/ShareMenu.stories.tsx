import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ShareMenu } from './ShareMenu.tsx';

const meta = {
  title: 'Components/ShareMenu',
  component: ShareMenu,
  args: { url: 'https://foresight.example/news/7', title: 'Berths that know what is coming', onNotice: fn() },
  beforeEach: () => withShare(undefined),
} satisfies Meta<typeof ShareMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Stubs the browser’s share function, or removes it. */
function withShare(share: Navigator['share'] | undefined) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
  };
}

const nativeShare = fn<Navigator['share']>();

/** With a label and as an icon, with the menu open. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack direction="row">
      <ShareMenu {...args} />
      <ShareMenu {...args} size="small" />
      <ShareMenu {...args} isIconOnly />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Share' });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu', { name: 'Share' })).toBeVisible();
    const names = screen.getAllByRole('menuitem').map((item) => item.textContent?.trim());
    const newTab = ' (opens in a new tab)';
    await expect(names).toEqual([`Twitter${newTab}`, `LinkedIn${newTab}`, `Facebook${newTab}`, 'Copy Link']);
    await expect(screen.getByRole('menuitem', { name: /^LinkedIn/ })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fforesight.example%2Fnews%2F7',
    );
  },
};

export const CopiesTheLink: Story = {
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy Link' }));
    await expect(write).toHaveBeenCalledWith('https://foresight.example/news/7');
    await waitFor(() =>
      expect(args.onNotice).toHaveBeenCalledWith({ message: 'URL copied to clipboard', tone: 'positive' }),
    );
  },
};

export const CopyRefused: Story = {
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy Link' }));
    await waitFor(() =>
      expect(args.onNotice).toHaveBeenCalledWith({ message: 'Something went wrong!', tone: 'critical' }),
    );
  },
};

/** Where the device has a share sheet, the menu isn’t rendered. Closing the sheet isn’t an error. */
export const SharedByTheDevice: Story = {
  beforeEach: () => withShare(nativeShare),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await expect(button).not.toHaveAttribute('aria-haspopup');
    nativeShare.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
    await userEvent.click(button);
    await expect(nativeShare).toHaveBeenCalledWith({
      url: 'https://foresight.example/news/7',
      title: 'Berths that know what is coming',
    });
    await expect(args.onNotice).not.toHaveBeenCalled();
    nativeShare.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'));
    await userEvent.click(button);
    await waitFor(() =>
      expect(args.onNotice).toHaveBeenCalledWith({ message: 'Something went wrong!', tone: 'critical' }),
    );
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
