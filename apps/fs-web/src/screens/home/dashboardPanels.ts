import type { UserPreference } from '@fs/api-contract';

/** Panels of the home page, in default order, and where they are on wide screens. */
const places = {
  news: 'main',
  watchlists: 'side',
  keywords: 'side',
  updates: 'main',
  recent: 'side',
  weeks: 'below',
  articles: 'below',
  markets: 'below',
} as const satisfies Record<string, 'main' | 'side' | 'below'>;

export type DashboardPanel = keyof typeof places;

const panels = Object.keys(places) as DashboardPanel[];

export interface DashboardChoice {
  id: DashboardPanel;
  isVisible: boolean;
}

/** All panels in default order. */
export const defaultChoices: readonly DashboardChoice[] = panels.map((id) => ({ id, isVisible: true }));

/**
 * Returns all panels in the user's order, from the `dashboard_settings` preference, `{ panels: [{ id, isVisible }] }`
 * (decision AMB-150). Panels missing there come last.
 */
export function dashboardChoices(preferences: readonly UserPreference[]): DashboardChoice[] {
  const details = preferences.find(({ key }) => key === 'dashboard_settings')?.details;
  const chosen = readPanels(details);
  const named = chosen.map(({ id }) => id);
  const hidden = new Set(chosen.filter(({ isVisible }) => isVisible === false).map(({ id }) => id));
  const inOrder = [...named.filter(isPanel), ...panels.filter((panel) => !named.includes(panel))];
  return [...new Set(inOrder)].map((id) => ({ id, isVisible: !hidden.has(id) }));
}

/** Returns the visible panels in the user's order. */
export function dashboardPanels(preferences: readonly UserPreference[]): DashboardPanel[] {
  return dashboardChoices(preferences).flatMap(({ id, isVisible }) => (isVisible ? [id] : []));
}

/** Splits the panels into the main column, the column beside it, and what is below both, each in order. */
export function panelColumns(shown: readonly DashboardPanel[]): PanelColumns {
  const at = (place: (typeof places)[DashboardPanel]) => shown.filter((panel) => places[panel] === place);
  return { main: at('main'), side: at('side'), below: at('below') };
}

/** Panels by column, each in order. */
type PanelColumns = Record<(typeof places)[DashboardPanel], readonly DashboardPanel[]>;

/**
 * Returns the panels that can be shown without one of them moving later: in each column those that are ready, up to
 * the first that still loads, which reserves about its height. On screens without a side column, it follows the main
 * one, and there are at most `nearby` panels in all.
 */
export function columnsSoFar(
  { main, side, below }: PanelColumns,
  isReady: (panel: DashboardPanel) => boolean,
  { hasSideColumn, nearby }: { hasSideColumn: boolean; nearby: number },
): PanelColumns {
  const soFar = (panels: readonly DashboardPanel[]) => {
    const waiting = panels.findIndex((panel) => !isReady(panel));
    return waiting === -1 ? panels : panels.slice(0, waiting + 1);
  };
  if (hasSideColumn) {
    const isTopReady = [...main, ...side].every(isReady);
    return { main: soFar(main), side: soFar(side), below: isTopReady ? soFar(below) : [] };
  }
  return panelColumns(soFar([...main, ...side, ...below]).slice(0, nearby));
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
