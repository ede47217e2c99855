import { defineMessages } from '@fs/ui';

export const planQuestionsMessages = defineMessages('PlanQuestions', {
  title: 'Questions about plans',
  renewal: 'Does a paid plan renew by itself, and how do I cancel?',
  renewalAnswer:
    'Yes, each month or year. You see the day and the amount before you pay. Cancel in the billing portal any time: everything works until the paid period ends.',
  cancel: 'What happens to my watchlists if I go back to Free?',
  cancelAnswer:
    'You keep all of them and can still read them. You can’t create new ones until you have fewer than your plan allows.',
  tax: 'Do prices include VAT or sales tax?',
  taxAnswer: 'Yes. Prices are in US dollars with tax, so you pay what you see. Your invoices show the tax.',
  seats: 'How do seats work?',
  seatsAnswer:
    'A Teams workspace has 5 seats or more. Each seat beyond the included ones adds the price on the card, and the total changes as you choose.',
});
