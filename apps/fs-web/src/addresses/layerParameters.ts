/** Parameters of the dialogs and panels over a page of companies. A change of the page’s own state keeps them. */
export const layerParameters = ['compare', 'peek'] as const;
