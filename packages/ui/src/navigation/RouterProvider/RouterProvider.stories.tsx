import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Link } from '../Link/Link.tsx';
import { RouterProvider } from './RouterProvider.tsx';

function TinyApp() {
  const [path, setPath] = useState('/');
  return (
    <RouterProvider navigate={setPath}>
      <Stack gap="2" align="start">
        <Link href="/companies">All companies</Link>
        <Text tone="muted">{`The app is at ${path}`}</Text>
      </Stack>
    </RouterProvider>
  );
}

const meta = { title: 'Components/RouterProvider', component: TinyApp } satisfies Meta<typeof TinyApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Links navigate with the app’s router instead of loading a page. */
export const MovesTheApp: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'All companies' }));
    await expect(canvas.getByText('The app is at /companies')).toBeVisible();
  },
};
