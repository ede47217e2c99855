import { type ContrastPair, contrastOf, contrastPairs } from '../brand/contrastPairs.ts';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import * as styles from './Foundations.css.ts';
import { type ThemeSet, themeSets } from './themeSets.ts';

const heads = ['Pair', 'Ratio', 'At least', 'Sample'];
const sampleWord = 'Aa';

/** Every pair of colors that can meet in a theme, with its ratio. */
export function ContrastTable({ set }: { set: ThemeSet }) {
  const { theme, colors, level } = themeSets[set];
  return (
    <ThemeProvider theme={theme}>
      <div className={styles.kit}>
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className={styles.cell}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contrastPairs(colors, level).map((pair) => (
              <tr key={pair.name}>
                <th scope="row" className={styles.cell}>
                  {pair.name}
                </th>
                <td className={styles.cell}>{contrastOf(pair).toFixed(1)}</td>
                <td className={styles.cell}>{pair.least}</td>
                <td className={styles.cell}>
                  <span aria-hidden="true" className={styles.sample} style={sampleStyle(pair)}>
                    {sampleWord}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ThemeProvider>
  );
}

function sampleStyle({ front, ground }: ContrastPair) {
  const layers = ground.map((color) => `linear-gradient(${color}, ${color})`);
  return { color: front, backgroundImage: layers.toReversed().join(', ') };
}
