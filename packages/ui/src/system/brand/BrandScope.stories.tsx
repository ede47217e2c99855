import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { type ThemeName, ThemeProvider } from '../theme/ThemeProvider.tsx';
import { BrandScope } from './BrandScope.tsx';
import { createBrand } from './createBrand.ts';

function brandOf(color: string, font?: string) {
  const verdict = createBrand({ color, ...(font && { font }) });
  if (!verdict.ok) throw new Error(`${color} is refused: ${verdict.nearest} passes`);
  return verdict.brand;
}

const plum = brandOf('#7A1FA2');
const ember = brandOf('#B33A00', 'Georgia');

function Sample() {
  return (
    <Card>
      <Stack gap="3" align="start">
        <Text>
          Berth planning for <Link href="#ports">mid-sized ports</Link>
        </Text>
        <Button tone="accent">Follow</Button>
      </Stack>
    </Card>
  );
}

const meta = {
  title: 'Components/BrandScope',
  component: BrandScope,
  args: { brand: plum, children: <Sample /> },
} satisfies Meta<typeof BrandScope>;
export default meta;

type Story = StoryObj<typeof meta>;

const themes: readonly ThemeName[] = ['light', 'dark', 'contrast'];

const ground = (element?: Element) => element && getComputedStyle(element).backgroundColor;

/** Two brands on one page, each in every theme, next to the default brand. */
export const TwoBrands: Story = {
  render: ({ children }) => (
    <Stack>
      {[plum, ember].map((brand) =>
        themes.map((theme) => (
          <BrandScope key={brand.id + theme} brand={brand} theme={theme}>
            {children}
          </BrandScope>
        )),
      )}
      <ThemeProvider theme="light">{children}</ThemeProvider>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Follow' });
    await expect(ground(buttons[0])).toBe('rgb(122, 31, 162)');
    await expect(ground(buttons[3])).toBe('rgb(179, 58, 0)');
    await expect(new Set(buttons.map(ground)).size).toBe(7);
    await expect(getComputedStyle(buttons[3] as Element).fontFamily).toMatch(/^"?Georgia/);
  },
};

/** A theme inside a brand uses the brand. The style sheet is removed with its last user. */
export const ThemeInside: Story = {
  render: ({ brand }) => (
    <BrandScope brand={brand} theme="light">
      <ThemeProvider theme="dark">
        <Sample />
      </ThemeProvider>
    </BrandScope>
  ),
  play: async ({ canvas, canvasElement }) => {
    const inner = canvas.getByRole('button').closest('[data-fs-theme]');
    await expect(inner).toHaveAttribute('data-fs-brand', plum.id);
    await expect(canvasElement.ownerDocument.adoptedStyleSheets).toHaveLength(1);
    await expect(canvasElement.querySelector('style')).toBeNull();
  },
};
