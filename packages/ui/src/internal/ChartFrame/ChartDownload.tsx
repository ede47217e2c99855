'use client';
import { useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Menu } from '../../overlays/Menu/Menu.tsx';
import { createLazyModule } from '../../system/lazyModule/createLazyModule.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import { chartMessages } from './ChartFrame.messages.ts';
import type { ChartFileRows } from './chartCsv.ts';

/** Lazy-loaded, because few users save a chart. */
const files = createLazyModule(() => import('./chartFiles.ts'));

export interface ChartDownloadProps {
  /** The title of the chart, which names the files. */
  title: string;
  rows: ChartFileRows;
  /** Whether a plot is shown that can be saved as a picture. */
  hasPlot: boolean;
}

/** Saves a chart as a table of its values or as a picture. */
export function ChartDownload({ title, rows, hasPlot }: ChartDownloadProps) {
  const messages = useMessages(chartMessages);
  const root = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  async function save(format: string) {
    setFailed(false);
    try {
      const { saveChartCsv, saveChartPicture } = await files.load();
      if (format === 'csv') return saveChartCsv(title, rows);
      const figure = root.current?.closest('figure');
      if (figure) await saveChartPicture(title, figure);
    } catch {
      setFailed(true);
    }
  }

  return (
    <div ref={root}>
      <Menu
        trigger={
          <Button tone="quiet" size="small" icon={<DownloadIcon />} onPreload={files.preload}>
            {messages.download}
          </Button>
        }
        placement="bottom end"
        items={[{ id: 'csv', label: messages.asCsv }, ...(hasPlot ? [{ id: 'png', label: messages.asPng }] : [])]}
        onAction={(format) => void save(format)}
      />
      <div role="status">
        {hasFailed && (
          <Text size="small" tone="critical">
            {messages.downloadFailed}
          </Text>
        )}
      </div>
    </div>
  );
}
