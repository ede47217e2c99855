import { type RequirementState, totalsByArea } from './joinRequirements.ts';

const columns = ['covered', 'failing', 'missing'] as const;

/** Formats counts as a table with one line per area and one for the total. */
export function totalsTable(states: readonly RequirementState[]): string {
  const { areas, all } = totalsByArea(states);
  const line = (area: string, cells: readonly (string | number)[]) =>
    [area.padEnd(10), ...cells.map((cell) => String(cell).padStart(8))].join(' ');
  return [
    line('area', columns),
    ...[...areas, all].map((totals) =>
      line(
        totals.area,
        columns.map((column) => totals[column]),
      ),
    ),
    '',
    `${all.covered} of ${states.length} requirements covered, ${all.failing} failing, ${all.missing} missing.`,
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
