import { buildPages } from './browser/buildPages.ts';
import { compareInBrowser, type MeasuredStep } from './browser/compareInBrowser.ts';
import { comparisonRows } from './browser/comparisonRows.ts';
import { words } from './form/formModel.ts';
import { installPeers, peerVersions } from './peers/installPeers.ts';
import { printTable } from './report.ts';

const pages = {
  floor: 'form/floor.tsx',
  '@fs/ui': 'form/ours.tsx',
  MUI: 'form/mui.tsx',
  Mantine: 'form/mantine.tsx',
  antd: 'form/antd.tsx',
} as const;

const rounds = 5;
const speeds = { 'full speed': 1, 'a quarter of the processor': 4 } as const;

/** Content counts once it is visible: libraries that fade a dialog in mount it invisible. */
const isSeen = '.checkVisibility({ opacityProperty: true, visibilityProperty: true })';
const dialog = `document.querySelector('[role="dialog"] input')?${isSeen}`;
const option = `document.querySelector('[role="option"], .ant-select-item-option')?${isSeen}`;
const letters = 'harbors';

const steps: readonly MeasuredStep[] = [
  {
    what: 'open the dialog',
    act: (page) => page.getByRole('button', { name: words.open }).click(),
    input: 'pointerdown',
    shows: dialog,
  },
  {
    what: 'type one character',
    times: letters.length,
    act: async (page) => {
      const field = page.getByLabel(words.name, { exact: true });
      const typed = await field.inputValue();
      if (typed === '') await field.focus();
      await page.evaluate((before) => Object.assign(window, { before }), typed);
      await page.keyboard.press(letters.charAt(typed.length));
    },
    input: 'keydown',
    shows: 'document.activeElement.value.length > window.before.length',
  },
  {
    what: 'open the multi-select of 500',
    act: (page) => page.getByRole('combobox', { name: words.markets }).click(),
    input: 'pointerdown',
    shows: option,
  },
];

/** Compares a modal form of @fs/ui with those of other libraries, in one run. */
export async function measureForm(): Promise<void> {
  const built = await buildPages(pages, installPeers());
  for (const [speed, slowdown] of Object.entries(speeds)) {
    const samples = await compareInBrowser(built, () => steps, { rounds, slowdown });
    printTable(
      `Modal form, ${speed}`,
      `986 px: text field, multi-select of 500, switch, search, eight tags. ${rounds} visits a page, in turn; production\n` +
        'builds, real input, from the input to the paint of the new content; median ms, and times the floor.\n' +
        `${peerVersions(['@mui/material', '@mantine/core', 'antd'])}; floor: React alone.`,
      comparisonRows(samples, 'floor'),
    );
  }
}
