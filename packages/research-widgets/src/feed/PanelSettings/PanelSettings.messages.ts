import { defineMessages } from '@fs/ui';

export const panelSettingsMessages = defineMessages('PanelSettings', {
  title: 'Customize Home',
  hint: 'Panels keep their side of the page. The order applies within it, and on phones to all.',
  panels: 'Panels',
  panel: 'Panel',
  show: 'Show on Home',
  reset: 'Reset',
  close: 'Done',
});
