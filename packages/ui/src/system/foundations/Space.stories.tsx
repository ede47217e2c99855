import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { tokens } from '../theme/tokens.css.ts';
import * as styles from './Foundations.css.ts';

function Space() {
  return (
    <Stack gap="8">
      <Stack gap="2">
        {Object.entries(tokens.space).map(([units, width]) => (
          <Stack key={units} direction="row" gap="4">
            <Text element="span" isTabular>{`${Number(units) * 4} px`}</Text>
            <div data-testid={units} className={styles.measure} style={{ inlineSize: width }} />
          </Stack>
        ))}
      </Stack>
      <Stack direction="row" gap="8">
        {Object.entries(tokens.radius).map(([name, borderRadius]) => (
          <Stack key={name} gap="1">
            <div className={styles.shape} style={{ borderRadius }} />
            <Text size="small">{name}</Text>
          </Stack>
        ))}
        <Stack gap="1">
          <div
            className={styles.shape}
            style={{ borderRadius: tokens.radius.card, boxShadow: tokens.shadow.floating }}
          />
          <Text size="small">floating</Text>
        </Stack>
      </Stack>
    </Stack>
  );
}

const meta = { title: 'Foundations/Space', component: Space } satisfies Meta<typeof Space>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A 4 px grid, 6 px corners on controls, and 10 px corners on cards. Only floating surfaces have a shadow. */
export const Scale: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    for (const units of Object.keys(tokens.space)) {
      await expect(canvas.getByTestId(units).getBoundingClientRect().width).toBe(Number(units) * 4);
    }
  },
};
