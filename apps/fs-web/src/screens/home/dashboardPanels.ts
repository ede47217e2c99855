import type { UserPreference } from '@fs/api-contract';

/** Panels of the home page, in default order. */
const panels = ['companies', 'watchlists', 'updates', 'recent', 'keywords', 'articles', 'markets'] as const;

export type DashboardPanel = (typeof panels)[number];

/**
 * Returns the visible panels in order, from the `dashboard_settings` preference, `{ panels: [{ id, isVisible }] }`
 * (decision AMB-150). Panels missing there come last.
 */
export function dashboardPanels(preferences: readonly UserPreference[]): DashboardPanel[] {
  const details = preferences.find(({ key }) => key === 'dashboard_settings')?.details;
  const chosen = readPanels(details);
  const named = chosen.map(({ id }) => id);
  const hidden = new Set(chosen.filter(({ isVisible }) => isVisible === false).map(({ id }) => id));
  const inOrder = [...named.filter(isPanel), ...panels.filter((panel) => !named.includes(panel))];
  return [...new Set(inOrder)].filter((panel) => !hidden.has(panel));
}

/** Panels of half the width on wide screens. */
const halves: readonly DashboardPanel[] = ['watchlists', 'updates', 'recent', 'keywords'];

/** Groups consecutive half-width panels into rows. */
export function panelRows(shown: readonly DashboardPanel[]): readonly (readonly DashboardPanel[])[] {
  return shown.reduce<DashboardPanel[][]>((rows, panel) => {
    const last = rows.at(-1);
    if (last && halves.includes(panel) && last.every((other) => halves.includes(other))) last.push(panel);
    else rows.push([panel]);
    return rows;
  }, []);
}

interface ChosenPanel {
  id: unknown;
  isVisible?: unknown;
}

function readPanels(details: unknown): ChosenPanel[] {
  if (typeof details !== 'object' || details === null || !('panels' in details)) return [];
  if (!Array.isArray(details.panels)) return [];
  return details.panels.filter(
    (panel): panel is ChosenPanel => typeof panel === 'object' && panel !== null && 'id' in panel,
  );
}

function isPanel(id: unknown): id is DashboardPanel {
  return panels.some((panel) => panel === id);
}
