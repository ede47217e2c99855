/** What a list is called that was given no name (research §5). The dialog's placeholder is another: 'Untitled'. */
export const defaultWatchlistName = 'Untitled List';
