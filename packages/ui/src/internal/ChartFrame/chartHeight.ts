/** In px. A chart has this height in every state and as a table, to avoid layout shift. */
export const chartHeight = 240;
