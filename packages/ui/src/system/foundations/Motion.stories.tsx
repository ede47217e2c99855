import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { KeyValue } from '../../data/KeyValue/KeyValue.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { tokens } from '../theme/tokens.css.ts';
import * as styles from './Foundations.css.ts';

const durations = { change: tokens.motion.change, enter: tokens.motion.enter };

function Motion() {
  const [isThere, setIsThere] = useState(false);
  return (
    <Stack gap="6" align="start">
      <KeyValue
        items={[
          { label: 'change', value: '120 ms, for a change of state: a color, a tick, a chevron' },
          { label: 'enter', value: '200 ms, for what enters: a menu, a dialog, a drawer' },
          { label: 'ease', value: 'Fast at first, then settling: cubic-bezier(0.2, 0, 0, 1)' },
          { label: 'Reduced', value: 'Nothing moves for users who ask for less motion' },
        ]}
      />
      <Button onPress={() => setIsThere(!isThere)}>{isThere ? 'Move back' : 'Move'}</Button>
      {Object.entries(durations).map(([name, transitionDuration]) => (
        <Stack key={name} gap="1">
          <Text size="small">{name}</Text>
          <div className={styles.track}>
            <div
              data-testid={name}
              data-there={isThere || undefined}
              className={styles.runner}
              style={{ transitionDuration }}
            />
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

const meta = { title: 'Foundations/Motion', component: Motion } satisfies Meta<typeof Motion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 120 ms for a change of state and 200 ms for entering. With reduced motion, nothing animates. */
export const Durations: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const runner = canvas.getByTestId('change');
    await waitFor(() => expect(runner).toHaveAttribute('data-there'));
    await expect(runner.getAnimations()).toEqual([]);
  },
};
