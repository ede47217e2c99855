/** What lies over what, over the page and what it lifts itself. React Aria puts popovers, menus and tooltips at 100000. */
export const elevation = { modal: 1000, toast: 100_001 } as const;
