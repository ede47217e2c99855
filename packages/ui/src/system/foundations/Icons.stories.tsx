import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import * as styles from './Foundations.css.ts';

const modules = import.meta.glob<Record<string, ComponentType>>('../../internal/icons/*Icon.tsx', { eager: true });

/** Every icon by name, without the frame that they share. */
const icons = Object.entries(modules).flatMap(([path, module]) => {
  const name = path.replace(/^.*\/(\w+)\.tsx$/, '$1');
  const Icon = module[name];
  return Icon && name !== 'Icon' ? [{ name: name.replace(/Icon$/, ''), Icon }] : [];
});

function Icons() {
  return (
    <div className={styles.swatches}>
      {icons.map(({ name, Icon }) => (
        <Stack key={name} gap="2">
          <div className={styles.icon}>
            <Icon />
          </div>
          <Text size="small">{name}</Text>
        </Stack>
      ))}
    </div>
  );
}

const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Icons have a 16 px grid and 1.5 px lines in the color of the text. Every icon needs a name beside it. */
export const Drawings: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const svgs = [...canvasElement.querySelectorAll('svg')];
    await expect(svgs.length).toBe(icons.length);
    await expect(svgs.length).toBeGreaterThan(20);
    for (const svg of svgs) await expect(svg).toHaveAttribute('aria-hidden', 'true');
  },
};
