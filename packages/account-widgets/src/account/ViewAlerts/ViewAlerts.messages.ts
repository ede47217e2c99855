import { defineMessages } from '@fs/ui';

export const viewAlertsMessages = defineMessages('ViewAlerts', {
  title: 'Alerts of saved views',
  text: 'Once a day, you get a notice of what is new in these views.',
  none: 'No alerts yet. Open a saved view of companies or funding rounds, and turn on “Alert me” under Views.',
  companies: 'Companies',
  funding: 'Funding rounds',
  checked: 'Last checked',
  turnOff: 'Turn off',
  turnOffAlert: ({ name }: { name: string }) => `Turn off the alert of ${name}`,
});
