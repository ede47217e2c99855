import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { tokens } from '../theme/tokens.css.ts';
import * as styles from './Foundations.css.ts';
import { leavesOf } from './leavesOf.ts';

/** Returns `--fs-color-ink` for `var(--fs-color-ink)`. */
const variableOf = (token: string) => token.slice('var('.length, -1);

const all = leavesOf(tokens).map(([name, token]) => ({ name, variable: variableOf(token) }));

/** Every token of the contract, with its value in this theme, density, and brand. */
function Tokens() {
  const table = useRef<HTMLTableElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    if (!table.current) return;
    const computed = getComputedStyle(table.current);
    const read = all.map(({ variable }) => [variable, computed.getPropertyValue(variable)]);
    setValues(Object.fromEntries(read));
  }, []);
  return (
    <table ref={table} className={styles.table}>
      <thead>
        <tr>
          {['Token', 'Custom property', 'Here'].map((head) => (
            <th key={head} scope="col" className={styles.value}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map(({ name, variable }) => (
          <tr key={name}>
            <th scope="row" className={styles.value}>
              {`tokens.${name}`}
            </th>
            <td className={styles.value}>
              <code>{variable}</code>
            </td>
            <td className={styles.value}>{values[variable]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = { title: 'Foundations/Tokens', component: Tokens } satisfies Meta<typeof Tokens>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The token names describe their meaning and never change, so a partner’s page may read and set them. */
export const Contract: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows.length).toBeGreaterThan(70);
    const unset = rows.filter((row) => row.lastElementChild?.textContent === '');
    await expect(unset.map((row) => row.textContent)).toEqual([]);
  },
};
