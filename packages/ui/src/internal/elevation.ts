/** The z-index values of layers over the page. React Aria uses 100000 for popovers, menus, and tooltips. */
export const elevation = { panel: 900, modal: 1000, toast: 100_001 } as const;
