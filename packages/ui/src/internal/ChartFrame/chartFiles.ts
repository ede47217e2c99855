import { saveFile } from '../../data/Table/export/saveFile.ts';
import { type ChartFileRows, chartCsv } from './chartCsv.ts';
import { chartPicture } from './chartPicture.ts';
import { fileNameOf } from './fileNameOf.ts';

/** Tells spreadsheets that what follows is UTF-8. */
const byteOrderMark = '\uFEFF';

export function saveChartCsv(title: string, rows: ChartFileRows) {
  saveFile(new Blob([byteOrderMark, chartCsv(rows)], { type: 'text/csv;charset=utf-8' }), fileNameOf(title, 'csv'));
}

/** Saves the chart as it is shown. Rejects where the browser cannot render it. */
export async function saveChartPicture(title: string, figure: HTMLElement) {
  saveFile(await chartPicture(figure), fileNameOf(title, 'png'));
}
