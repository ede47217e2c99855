import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Badge } from '../../data/Badge/Badge.tsx';
import { KeyValue } from '../../data/KeyValue/KeyValue.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Heading } from '../../layout/Heading/Heading.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { BrandScope } from '../brand/BrandScope.tsx';
import { brandCss } from '../brand/brandCss.ts';
import { type Brand, type BrandInput, type BrandVerdict, createBrand, type Proof } from '../brand/createBrand.ts';
import type { ThemeName } from '../theme/ThemeProvider.tsx';
import * as styles from './Foundations.css.ts';
import { themeSets } from './themeSets.ts';

/** Lets a designer try a color. Shows the verdict, the reasons, and the brand in every theme. */
function BrandDesk({ color: first, font }: BrandInput) {
  const [color, setColor] = useState(first);
  const tried = useMemo(() => attempt({ color, ...(font && { font }) }), [color, font]);
  return (
    <Stack gap="6">
      <div className={styles.tryOut}>
        <TextField
          label="The brand’s color"
          description="As #1F6E54 or oklch(0.46 0.09 165)"
          value={color}
          onChange={setColor}
          {...(typeof tried === 'string' && { error: tried })}
        />
        <span aria-hidden="true" className={styles.tried} style={{ backgroundColor: color }} />
      </div>
      {typeof tried !== 'string' && <Verdict verdict={tried} color={color} onChoose={setColor} />}
    </Stack>
  );
}

function attempt(input: BrandInput): BrandVerdict | string {
  try {
    return createBrand(input);
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

interface VerdictProps {
  verdict: BrandVerdict;
  color: string;
  onChoose: (color: string) => void;
}

function Verdict({ verdict, color, onChoose }: VerdictProps) {
  if (verdict.ok) return <Kit brand={verdict.brand} />;
  const { failures, nearest } = verdict;
  return (
    <Stack gap="4">
      <Notice tone="critical">{`${color} is refused: ${failures.length} pairs of colors have too little contrast.`}</Notice>
      <Stack direction="row" gap="3">
        <span aria-hidden="true" className={styles.chip} style={{ backgroundColor: nearest }} />
        <Button tone="accent" onPress={() => onChoose(nearest)}>{`Use ${nearest}, the nearest that passes`}</Button>
      </Stack>
      <ProofTable proof={failures} />
    </Stack>
  );
}

function ProofTable({ proof }: { proof: readonly Proof[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {['Theme', 'Pair', 'Ratio', 'At least'].map((head) => (
            <th key={head} scope="col" className={styles.cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {proof.map(({ theme, name, ratio, least }) => (
          <tr key={`${theme} ${name}`}>
            <td className={styles.cell}>{themeSets[theme].name}</td>
            <th scope="row" className={styles.cell}>
              {name}
            </th>
            {/* Rounded down, so that 2.97 doesn’t look like a passing 3. */}
            <td className={styles.cell}>{(Math.floor(ratio * 10) / 10).toFixed(1)}</td>
            <td className={styles.cell}>{least}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const themes: readonly [ThemeName, string][] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['contrast', 'High contrast'],
];

function Kit({ brand }: { brand: Brand }) {
  const tightest = brand.proof.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least).slice(0, 5);
  return (
    <Stack gap="6">
      <Notice tone="positive">{`All ${brand.proof.length} pairs of colors have enough contrast, in every theme.`}</Notice>
      <Grid columns="medium">
        {themes.map(([theme, title]) => (
          <BrandScope key={theme} brand={brand} theme={theme}>
            <div className={styles.kit}>
              <Sample title={title} />
            </div>
          </BrandScope>
        ))}
      </Grid>
      <Stack gap="2">
        <Heading level={3} size="label">
          The tightest pairs
        </Heading>
        <ProofTable proof={tightest} />
        <Text tone="muted" size="small">
          {`Its style sheet: ${(brandCss(brand).length / 1024).toFixed(0)} KiB before compression.`}
        </Text>
      </Stack>
    </Stack>
  );
}

function Sample({ title }: { title: string }) {
  return (
    <Card>
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={3}>{title}</Heading>
          <Text>
            Berth planning for <Link href="#ports">mid-sized ports</Link>
          </Text>
          <Text tone="muted" size="small">
            Updated two minutes ago
          </Text>
        </Stack>
        <Stack direction="row" gap="2">
          <Button tone="accent">Follow</Button>
          <Button>Compare</Button>
        </Stack>
        <Stack direction="row" gap="2">
          <Badge tone="accent">New</Badge>
          <Badge tone="positive">Verified</Badge>
        </Stack>
        <Notice tone="caution">You are offline.</Notice>
        <KeyValue
          items={[
            { label: 'Founded', value: 'March 2014' },
            { label: 'Employees', value: '51–100' },
          ]}
        />
      </Stack>
    </Card>
  );
}

const meta = {
  title: 'Foundations/Brand',
  component: BrandDesk,
  args: { color: '#7A1FA2' },
} satisfies Meta<typeof BrandDesk>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Try a color: computes every pair that can meet, in every theme. */
export const Accepted: Story = {
  tags: ['narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^All \d+ pairs of colors have enough contrast/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Follow' })).toHaveLength(3);
  },
};

/** A rejection lists the pairs and offers the closest color that passes. */
export const Refused: Story = {
  tags: ['dark'],
  args: { color: '#FFD400' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^#FFD400 is refused/)).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'accent fill on paper' })).toBeVisible();
  },
};

export const NearestChosen: Story = {
  args: { color: '#FFD400' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /the nearest that passes$/ }));
    await waitFor(() => expect(canvas.getByText(/^All \d+ pairs/)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /color/ })).not.toHaveValue('#FFD400');
  },
};

export const NoColour: Story = {
  args: { color: 'spruce' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /color/ })).toHaveAccessibleDescription(/write a color as/);
  },
};
