import { canProve, type Proof } from './Proof.ts';
import type { Requirement } from './Requirement.ts';

type State = 'covered' | 'failing' | 'missing';

export interface RequirementState {
  requirement: Requirement;
  state: State;
  /** The checks of the right kind that name it. */
  proofs: readonly Proof[];
}

/** Returns each row with its proofs: failing as soon as one proof fails, missing without any of its kind. */
export function joinRequirements(requirements: readonly Requirement[], proofs: readonly Proof[]): RequirementState[] {
  const byId = Map.groupBy(
    proofs.flatMap((proof) => proof.requirements.map((id) => ({ id, proof }))),
    ({ id }) => id,
  );
  return requirements.map((requirement) => {
    const own = (byId.get(requirement.id) ?? []).map(({ proof }) => proof);
    const right = own.filter(({ path }) => canProve(requirement, path));
    return { requirement, state: stateOf(right), proofs: right };
  });
}

function stateOf(proofs: readonly Proof[]): State {
  if (proofs.length === 0) return 'missing';
  return proofs.every(({ passed }) => passed) ? 'covered' : 'failing';
}

export interface AreaTotals extends Record<State, number> {
  area: string;
}

/** Counts per area, in the order of the rows, and overall. */
export function totalsByArea(states: readonly RequirementState[]): { areas: AreaTotals[]; all: AreaTotals } {
  const areas = Map.groupBy(states, ({ requirement }) => requirement.area);
  return { areas: [...areas].map(([area, rows]) => count(area, rows)), all: count('all', states) };
}

function count(area: string, rows: readonly RequirementState[]): AreaTotals {
  const of = (state: State) => rows.filter((row) => row.state === state).length;
  return { area, covered: of('covered'), failing: of('failing'), missing: of('missing') };
}
