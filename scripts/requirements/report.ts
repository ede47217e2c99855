import { type AreaTotals, type RequirementState, totalsByArea } from './joinRequirements.ts';

const columns = ['covered', 'failing', 'missing'] as const;

/** Formats counts as tables with one line per area and one for the total: the specification's rows, then our own. */
export function totalsTable(states: readonly RequirementState[]): string {
  const specified = states.filter((state) => !isAddition(state));
  const added = states.filter(isAddition);
  const tables = [
    ...(specified.length > 0 ? [tableOf(specified, 'requirements')] : []),
    ...(added.length > 0 ? [tableOf(added, 'additions')] : []),
  ];
  return tables.join('\n\n');
}

/** The ids of rows that the specification does not have start with X. */
const isAddition = ({ requirement }: RequirementState) => requirement.id.startsWith('X');

function tableOf(states: readonly RequirementState[], what: string): string {
  const { areas, all } = totalsByArea(states);
  const line = (area: string, cells: readonly (string | number)[]) =>
    [area.padEnd(10), ...cells.map((cell) => String(cell).padStart(8))].join(' ');
  const toLine = (totals: AreaTotals) =>
    line(
      totals.area,
      columns.map((column) => totals[column]),
    );
  return [
    line('area', columns),
    ...[...areas, all].map(toLine),
    '',
    `${all.covered} of ${states.length} ${what} covered, ${all.failing} failing, ${all.missing} missing.`,
  ].join('\n');
}

/** Formats every row with its state and the place of its proof, or the kind of check that it needs. */
export function everyRow(states: readonly RequirementState[]): string {
  return states
    .flatMap(({ requirement, state, proofs }) => [
      `${state.padEnd(8)} ${requirement.id} ${requirement.requirement}`,
      ...(proofs.length === 0
        ? [`           to be proven by: ${requirement.verify} (${requirement.where})`]
        : proofs.map(({ path, title, passed }) => `           ${passed ? '✓' : '✗'} ${path} › ${title}`)),
    ])
    .join('\n');
}
