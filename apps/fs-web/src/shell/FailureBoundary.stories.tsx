import { Button, Stack, Text } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FailureBoundary } from './FailureBoundary.tsx';

/** Fails at one path only. */
function Fragile({ address }: { address: string }) {
  if (address === '/broken') throw new Error('This page fails on purpose.');
  return <Text>The page at {address}</Text>;
}

function Pages() {
  const [address, setAddress] = useState('/home');
  return (
    <Stack gap="4" align="start">
      {['/home', '/broken', '/support'].map((path) => (
        <Button key={path} onPress={() => setAddress(path)}>
          {path}
        </Button>
      ))}
      <FailureBoundary resetKey={address} fallback={<Text>It failed.</Text>}>
        <Fragile address={address} />
      </FailureBoundary>
    </Stack>
  );
}

const meta = { title: 'Screens/Failure boundary', component: Pages } satisfies Meta<typeof Pages>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A failed page does not affect other pages. */
export const LeftByNavigation: Story = {
  beforeEach: () => {
    // React logs the error that the boundary catches.
    const { error } = console;
    console.error = () => undefined;
    return () => {
      console.error = error;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '/broken' }));
    await expect(canvas.getByText('It failed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '/support' }));
    await expect(canvas.getByText('The page at /support')).toBeVisible();
  },
};
