/**
 * The id of the prerendered page. Only a type, because the script before the app and the app are separate bundles and
 * must not share a module.
 */
export type FirstPaintId = 'first-paint';
