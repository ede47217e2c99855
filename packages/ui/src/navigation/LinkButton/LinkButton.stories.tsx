import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ButtonSize } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { LinkButton, type LinkButtonTone } from './LinkButton.tsx';

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  args: { href: '#signup', children: 'Create an account' },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones: readonly LinkButtonTone[] = ['neutral', 'accent'];
const sizes: readonly ButtonSize[] = ['medium', 'small'];

/** Every tone and size. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl'],
  render: (args) => (
    <Stack gap="3" align="start">
      {tones.flatMap((tone) =>
        sizes.map((size) => (
          <LinkButton key={`${tone} ${size}`} {...args} tone={tone} size={size}>
            {`To the plans, ${tone} ${size}`}
          </LinkButton>
        )),
      )}
    </Stack>
  ),
};

const navigate = fn();

export const ThroughARouter: Story = {
  tags: ['dark'],
  args: { href: '/signup', tone: 'accent', onPress: fn() },
  render: (args) => (
    <RouterProvider navigate={navigate} useHref={(href) => `/fs${href}`}>
      <LinkButton {...args} />
    </RouterProvider>
  ),
  play: async ({ args, canvas }) => {
    navigate.mockClear();
    const link = canvas.getByRole('link', { name: 'Create an account' });
    await expect(link).toHaveAttribute('href', '/fs/signup');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('data-focus-visible');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(navigate).toHaveBeenCalledWith('/signup', undefined);
  },
};

/** An address that could run a script renders as plain text. */
export const UnsafeAddress: Story = {
  args: { href: 'javascript:alert(1)', children: 'Our website' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Our website')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  render: (args) => (
    <Stack gap="3" align="start">
      <LinkButton {...args}>{hardTexts.unbreakable}</LinkButton>
      <LinkButton {...args}>{hardTexts.mixed}</LinkButton>
    </Stack>
  ),
};
