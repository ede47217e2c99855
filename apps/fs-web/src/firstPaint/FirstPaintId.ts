/**
 * The id of what a page shows before the app runs. A type alone, which leaves nothing behind: the script before the app
 * and the app are built into files of their own, and must not share one.
 */
export type FirstPaintId = 'first-paint';
