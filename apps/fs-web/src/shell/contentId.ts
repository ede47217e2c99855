/** Id of the element with the page's content, which the skip link and the router focus. */
export const contentId = 'content';
