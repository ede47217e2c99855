import { kilobytes } from './compressed.ts';
import type { ExportSizes } from './uiSizes.ts';

export const headings = ['export', 'code', 'with React', 'later', 'styles'] as const;

/** Bytes by which a figure may differ before the table counts as stale: zlib's output differs slightly by platform. */
const tolerance = 500;
const place = /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/;

export function columns(sizes: ExportSizes): string[] {
  return figures(sizes).map((size) => (size === 0 ? '–' : kilobytes(size)));
}

function figures({ code, codeWithReact, later, styles }: ExportSizes): number[] {
  return [code, codeWithReact, later, styles];
}

/**
 * Returns the README with the sizes in their place.
 * @throws when it has no place for them
 */
export function withTable(readme: string, sizes: readonly ExportSizes[]): string {
  if (!place.test(readme)) throw new Error('There is no place between <!-- sizes --> and <!-- /sizes -->');
  const [first, ...others] = headings;
  const table = [
    `| ${first} | ${others.join(' | ')} |`,
    `|---|${others.map(() => '--:').join('|')}|`,
    ...sizes.map((size) => `| ${size.name} | ${columns(size).join(' | ')} |`),
  ].join('\n');
  return readme.replace(place, (_whole, opening: string, closing: string) => `${opening}\n${table}\n\n${closing}`);
}

/** Returns a sentence for each stale figure in the README. */
export function staleLines(readme: string, sizes: readonly ExportSizes[]): string[] {
  const said = new Map(
    Array.from(readme.match(place)?.[0].matchAll(/^\| (.+?) \| (.+) \|$/gm) ?? [], ([, name = '', cells = '']) => [
      name,
      cells.split(' | ').map(bytes),
    ]),
  );
  said.delete(headings[0]);
  const gone = [...said.keys()].filter((name) => !sizes.some((size) => size.name === name));
  return [
    ...gone.map((name) => `${name} is listed and no longer exported`),
    ...sizes.flatMap((size) => {
      const listed = said.get(size.name);
      if (!listed) return [`${size.name} is not listed`];
      const isOff = figures(size).some((figure, column) => Math.abs(figure - (listed[column] ?? 0)) > tolerance);
      return isOff ? [`${size.name} is ${columns(size).join(', ')}`] : [];
    }),
  ];
}

function bytes(figure: string): number {
  return figure === '–' ? 0 : Number.parseFloat(figure) * 1000;
}
