/** Parameters of the dialogs over a page of companies. A change of the page’s own state keeps them. */
export const layerParameters = ['compare'] as const;
