/** Markets of a company that search results show (decision AMB-093). */
export const tagsInResults = 2;
