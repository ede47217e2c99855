/**
 * In px. From this width on, names are at the ends of their lines. In a narrower chart, a legend above the plot names
 * the lines.
 */
export const directLabelsFrom = 480;
