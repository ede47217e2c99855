import type { UserPreference } from '@fs/api-contract';

/** Panels of the home page, in default order, and where they are on wide screens. */
const places = {
  news: 'main',
  watchlists: 'side',
  keywords: 'side',
  updates: 'main',
  recent: 'side',
  articles: 'below',
  markets: 'below',
} as const satisfies Record<string, 'main' | 'side' | 'below'>;

export type DashboardPanel = keyof typeof places;

const panels = Object.keys(places) as DashboardPanel[];

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

/** Splits the panels into the main column, the column beside it, and what is below both, each in order. */
export function panelColumns(shown: readonly DashboardPanel[]) {
  const at = (place: (typeof places)[DashboardPanel]) => shown.filter((panel) => places[panel] === place);
  return { main: at('main'), side: at('side'), below: at('below') };
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
