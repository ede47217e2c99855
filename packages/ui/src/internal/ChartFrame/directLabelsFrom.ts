/** In px. From this width on, lines bear their names at their ends; narrower, a key above the plot names them. */
export const directLabelsFrom = 480;
