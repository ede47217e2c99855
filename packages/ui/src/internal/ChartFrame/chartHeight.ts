/** In px. All that a chart can be is as high as its picture, so that nothing jumps when it comes or turns into words. */
export const chartHeight = 240;
