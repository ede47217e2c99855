import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { contrastOf, contrastPairs } from '../testing/contrastPairs.ts';
import { darkColors } from '../theme/darkColors.ts';
import { lightColors } from '../theme/lightColors.ts';
import type { ThemeColors } from '../theme/ThemeColors.ts';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { tokens } from '../theme/tokens.css.ts';
import * as styles from './Foundations.css.ts';

const themes = { light: lightColors, dark: darkColors } satisfies Record<string, ThemeColors>;
type Theme = keyof typeof themes;

/** Every colour by its name: `accent.fill` and its place in the contract. */
function named(colors: object, prefix = ''): [string, string][] {
  return Object.entries(colors).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${name}`, value]] : named(value, `${name}.`),
  );
}

function Palette({ theme }: { theme: Theme }) {
  return (
    <ThemeProvider theme={theme}>
      <Stack gap="6">
        <Heading level={2}>{theme === 'light' ? 'Calm paper, exact ink' : 'True dark paper'}</Heading>
        <div className={styles.swatches}>
          {named(tokens.color).map(([name, value]) => (
            <Stack key={name} gap="1">
              <div className={styles.swatch} style={{ backgroundColor: value }} />
              <Text size="small">{name}</Text>
            </Stack>
          ))}
        </div>
      </Stack>
    </ThemeProvider>
  );
}

function Contrasts({ theme }: { theme: Theme }) {
  return (
    <ThemeProvider theme={theme}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Pair', 'Ratio', 'At least', 'Sample'].map((head) => (
              <th key={head} scope="col" className={styles.cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contrastPairs(themes[theme]).map((pair) => (
            <tr key={pair.name}>
              <th scope="row" className={styles.cell}>
                {pair.name}
              </th>
              <td className={styles.cell}>{contrastOf(pair).toFixed(1)}</td>
              <td className={styles.cell}>{pair.least}</td>
              <td className={styles.cell}>
                <span aria-hidden="true" className={styles.sample} style={sampleStyle(pair)}>
                  Aa
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ThemeProvider>
  );
}

function sampleStyle({ front, ground }: ReturnType<typeof contrastPairs>[number]) {
  const layers = ground.map((color) => `linear-gradient(${color}, ${color})`);
  return { color: front, backgroundImage: layers.toReversed().join(', ') };
}

const meta = {
  title: 'Foundations/Colour',
  component: Palette,
  args: { theme: 'light' },
} satisfies Meta<typeof Palette>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Named by meaning; what a colour is called says where it may be used. */
export const Light: Story = {};

export const Dark: Story = { args: { theme: 'dark' } };

async function expectEveryPair(rows: HTMLElement[]) {
  await expect(rows.length).toBeGreaterThan(100);
  for (const row of rows.slice(1)) {
    const [ratio = 0, least = 0] = [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent));
    await expect(ratio).toBeGreaterThanOrEqual(least);
  }
}

/** Every pair of colours that can meet, computed. */
export const ContrastLight: Story = {
  render: (args) => <Contrasts {...args} />,
  play: ({ canvas }) => expectEveryPair(canvas.getAllByRole('row')),
};

export const ContrastDark: Story = { ...ContrastLight, args: { theme: 'dark' } };
