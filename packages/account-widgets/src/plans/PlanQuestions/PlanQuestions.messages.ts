import { defineMessages } from '@fs/ui';

export const planQuestionsMessages = defineMessages('PlanQuestions', {
  title: 'Questions about plans',
  renewal: 'Does a paid plan renew by itself, and how do I cancel?',
  renewalAnswer:
    'Support sets up paid plans and agrees the price, the term and the first payment with you. Nothing is charged before. To cancel, write to support.',
  cancel: 'What happens to my watchlists if I go back to Free?',
  cancelAnswer:
    'You keep all of them and can still read them. You can’t create new ones until you have fewer than your plan allows.',
  tax: 'Do prices include VAT or sales tax?',
  taxAnswer: 'No. Prices are in US dollars without tax. You see what applies before you pay.',
  seats: 'How do seats work?',
  seatsAnswer:
    'A Teams workspace has 5 seats or more. Each seat beyond the included ones adds the price on the card, and the total changes as you choose.',
});
