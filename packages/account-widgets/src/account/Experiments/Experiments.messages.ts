import type { ExperimentId } from '@fs/api-contract';
import { defineMessages } from '@fs/ui';

export const experimentsMessages = defineMessages('Experiments', {
  title: 'Experimental',
  text: 'Try changes to the app before everyone gets them. They apply to you only, on all your devices.',
  onForMe: 'On for me',
  continuousRows: 'Continuous rows',
  continuousRowsText:
    'Tables of companies, rounds and markets start as one list of all rows. A number of rows that you choose takes precedence.',
  wideTables: 'Full-width tables',
  wideTablesText:
    'Pages with a table start at the full width of the window. The width that you choose takes precedence.',
  keyHints: 'Keys in menus',
  keyHintsText: 'Menus of the header show the keys that lead to a page. Needs single keys, in the display settings.',
} satisfies Record<ExperimentId | `${ExperimentId}Text`, string> & Record<string, unknown>);
