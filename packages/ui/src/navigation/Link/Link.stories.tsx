import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { hardTexts } from '../../testing/hardTexts.ts';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#companies', children: 'All companies' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Alone, in a sentence, current, and external. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl'],
  render: (args) => (
    <Stack gap="3" align="start">
      <Link {...args} />
      <Link {...args} tone="name" />
      <Link {...args} tone="quiet" />
      <Link {...args} tone="plain" />
      <Link {...args} isCurrent />
      <Link {...args} href="https://www.harborline.example/" isExternal>
        harborline.example
      </Link>
      <Text>
        Compare it with <Link {...args} /> of the same market, or read <Link {...args} tone="quiet" /> first.
      </Text>
    </Stack>
  ),
};

export const External: Story = {
  args: { href: 'https://www.harborline.example/', isExternal: true, children: 'harborline.example' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'harborline.example (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const navigate = fn();

export const ThroughARouter: Story = {
  args: { href: '/companies', onPress: fn() },
  render: (args) => (
    <RouterProvider navigate={navigate} useHref={(href) => `/fs${href}`}>
      <Link {...args} />
    </RouterProvider>
  ),
  play: async ({ args, canvas }) => {
    navigate.mockClear();
    const link = canvas.getByRole('link', { name: 'All companies' });
    await expect(link).toHaveAttribute('href', '/fs/companies');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(navigate).toHaveBeenCalledWith('/companies', undefined);
  },
};

/** An address that could run a script renders as plain text. */
export const UnsafeAddress: Story = {
  args: { href: 'javascript:alert(1)', isExternal: true, children: 'Our website' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Our website')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  render: (args) => (
    <Stack gap="3" align="start">
      <Link {...args}>{hardTexts.unbreakable}</Link>
      <Link {...args} isExternal href="https://www.harborline.example/">
        {hardTexts.arabic}
      </Link>
      <Text>
        In the middle of a sentence, <Link {...args}>{hardTexts.mixed}</Link> wraps where words do.
      </Text>
    </Stack>
  ),
};
