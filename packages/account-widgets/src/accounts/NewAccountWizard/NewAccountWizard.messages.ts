import { defineMessages, type Formats } from '@fs/ui';

const dollars = (amount: number, { number, hundredths }: Formats) =>
  `$${Number.isInteger(amount) ? number(amount) : hundredths(amount)}`;

interface Amount {
  amount: number;
}

export const newAccountWizardMessages = defineMessages('NewAccountWizard', {
  title: 'New Account',
  workspaces: 'Workspaces',
  steps: 'Steps of the new account',
  details: 'Details',
  users: 'Users',
  plan: 'Plan',
  name: 'Name',
  nameHint: 'For example the name of your company.',
  namePlaceholder: 'New Account',
  nameMissing: 'Enter a name to continue.',
  nameShort: 'Must be min of length 2',
  description: 'Description',
  owners: 'Owners',
  ownersHint: 'Owners manage people, teams and billing. You’re one of them. Separate addresses with commas.',
  members: 'Members',
  membersHint: 'Members manage the account’s watchlists. Paste as many addresses as you like.',
  duplicates: ({ count }: { count: number }, { number, plural }: Formats) =>
    `${number(count)} ${plural(count, { one: 'duplicate was', other: 'duplicates were' })} left out.`,
  emailInvalid: ({ email }: { email: string }) => `Email ${email} is invalid`,
  doubleRoles: ({ emails }: { emails: readonly string[] }, { list }: Formats) =>
    `${list(emails, 'and')} ${emails.length === 1 ? 'is' : 'are'} listed as owner and member, and will be ${emails.length === 1 ? 'an owner' : 'owners'}.`,
  invited: 'Each of them gets an invitation by email once the account is created.',
  price: 'Plan',
  priceMissing: 'Please select a plan.',
  monthly: ({ plan }: { plan: string }) => `${plan}, billed monthly`,
  yearly: ({ plan }: { plan: string }) => `${plan}, billed yearly`,
  aMonth: ({ amount }: Amount, formats: Formats) => `${dollars(amount, formats)} a month`,
  aYear: ({ amount }: Amount, formats: Formats) => `${dollars(amount, formats)} a year`,
  seats: 'Seats',
  seatsHint: ({ people }: { people: number }, { number, plural }: Formats) =>
    `At least 5. You listed ${number(people)} ${plural(people, { one: 'person', other: 'people' })}, yourself included.`,
  tooFewSeats: ({ people, seats }: { people: number; seats: number }, { number }: Formats) =>
    `${number(seats)} seats are fewer than the ${number(people)} people that you listed. The others can join once there are more seats.`,
  noPlans: 'No team plan is offered right now.',
  summary: 'Summary',
  people: ({ people }: { people: number }, { number, plural }: Formats) =>
    `${number(people)} ${plural(people, { one: 'person', other: 'people' })}`,
  seatCount: ({ seats }: { seats: number }, { number }: Formats) => `${number(seats)} seats`,
  from: ({ amount }: Amount, formats: Formats) => `From ${dollars(amount, formats)} a month`,
  fromHint: 'You choose a plan in the last step.',
  today: 'Today',
  todayAmount: ({ amount }: Amount, { hundredths }: Formats) => `$${hundredths(amount)}`,
  free: ({ months }: { months: number }, { number }: Formats) => `${number(months)} months free`,
  renewal: 'Renews',
  renewalText: ({ amount, day, period }: { amount: number; day: string; period: 'month' | 'year' }, formats: Formats) =>
    `${dollars(amount, formats)} a ${period} from ${formats.shortDay(day)}`,
  cancel: 'Cancel',
  back: 'Back',
  next: 'Next',
  create: 'Create Account',
  contactSupport: 'Contact support',
  pending: 'This account was created. Its payment isn’t finished.',
  sample: 'Sample prices',
});
