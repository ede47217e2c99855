import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../../layout/Heading/Heading.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { sights } from '../../testing/viewports.ts';
import { lightColors } from '../theme/lightColors.ts';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { tokens } from '../theme/tokens.css.ts';
import { ContrastTable } from './ContrastTable.tsx';
import * as styles from './Foundations.css.ts';
import { leavesOf } from './leavesOf.ts';
import { type ThemeSet, themeSets } from './themeSets.ts';

function Palette({ set }: { set: ThemeSet }) {
  const { theme, title, note } = themeSets[set];
  return (
    <ThemeProvider theme={theme}>
      <div className={styles.kit}>
        <Stack gap="6">
          <Stack gap="1">
            <Heading level={2}>{title}</Heading>
            <Text tone="muted">{note}</Text>
          </Stack>
          <div className={styles.swatches}>
            {leavesOf(tokens.color).map(([name, value]) => (
              <Stack key={name} gap="1">
                <div className={styles.swatch} style={{ backgroundColor: value }} />
                <Text size="small">{name}</Text>
              </Stack>
            ))}
          </div>
        </Stack>
      </div>
    </ThemeProvider>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Palette,
  args: { set: 'light' },
} satisfies Meta<typeof Palette>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Colors are named by their meaning, which says where to use them. */
export const Light: Story = {};

export const Dark: Story = { args: { set: 'dark' } };

/** Black on white, or white on black for users who prefer dark. */
export const HighContrast: Story = { args: { set: 'contrastLight' } };

const sightNames: Readonly<Record<keyof typeof sights, string>> = {
  typical: 'as most users see them',
  protanopia: 'without red cones (protanopia)',
  deuteranopia: 'without green cones (deuteranopia)',
  tritanopia: 'without blue cones (tritanopia)',
};
const sightKeys: readonly (keyof typeof sights)[] = ['typical', 'protanopia', 'deuteranopia', 'tritanopia'];

/** The eight data colors in their fixed order, and as users with each color-vision deficiency see them. */
export const Series: Story = {
  render: () => (
    <Stack gap="6">
      {sightKeys.map((sight) => (
        <Stack key={sight} gap="2">
          <Text weight="medium">{`Series, ${sightNames[sight]}`}</Text>
          <div className={styles.series}>
            {Object.entries(lightColors.color.series).map(([place, color]) => (
              <Stack key={place} gap="1">
                <div data-testid={sight} className={styles.swatch} style={{ backgroundColor: sights[sight](color) }} />
                <Text size="small">{`series.${place}`}</Text>
              </Stack>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const sight of sightKeys) {
      const seen = canvas.getAllByTestId(sight).map((swatch) => getComputedStyle(swatch).backgroundColor);
      await expect(new Set(seen).size).toBe(8);
    }
  },
};

async function expectEveryPair(rows: HTMLElement[]) {
  await expect(rows.length).toBeGreaterThan(100);
  for (const row of rows.slice(1)) {
    const [ratio = 0, least = 0] = [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent));
    await expect(ratio).toBeGreaterThanOrEqual(least);
  }
}

/** Every pair of colors that can meet, with its computed ratio. */
export const RatiosLight: Story = {
  render: ({ set }) => <ContrastTable set={set} />,
  play: ({ canvas }) => expectEveryPair(canvas.getAllByRole('row')),
};

export const RatiosDark: Story = { ...RatiosLight, args: { set: 'dark' } };

/** WCAG AAA: at least 7:1 for text. */
export const RatiosBlackOnWhite: Story = { ...RatiosLight, args: { set: 'contrastLight' } };

export const RatiosWhiteOnBlack: Story = { ...RatiosLight, args: { set: 'contrastDark' } };
