/** The id of the element that holds a page's content: the skip link and the router send the focus there. */
export const contentId = 'content';
