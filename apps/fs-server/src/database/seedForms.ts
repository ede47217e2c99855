import type { PublicFormFields, PublicFormName } from '@fs/api-contract';
import type { World } from '@fs/fixtures';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const hourMs = 60 * 60 * 1000;

type FilledForm = { [Form in PublicFormName]: { form: Form; fields: PublicFormFields<Form> } }[PublicFormName];

type SampleMessage = FilledForm & {
  /** Hours since it was sent. */
  age: number;
  /** What staff answered. Absent if it waits. */
  answer?: string;
};

/** Seeds messages of people without an account for the inbox of staff: some wait, one is answered. */
export async function seedForms(kysely: Kysely<Tables>, world: World): Promise<void> {
  const now = Date.parse(world.now);
  const staff = world.users.find(({ role }) => role === 'admin');
  const [company] = world.companies;
  const messages: readonly SampleMessage[] = [
    {
      form: 'add-company',
      fields: {
        name: 'Kelp & Current',
        website: 'https://kelpandcurrent.example',
        reason: 'Grows seaweed between offshore wind turbines. Closed a seed round in October.',
        email: 'mara.lindqvist@kelpandcurrent.example',
      },
      age: 5,
    },
    {
      form: 'support',
      fields: {
        name: 'Jonas Abel',
        email: 'jonas.abel@brackwater.example',
        message: 'The head office moved last month. The press release is on the company’s website.',
        ...(company && { company: company.id }),
      },
      age: 20,
    },
    {
      form: 'partnership-inquiry',
      fields: {
        name: 'Priya Raman',
        email: 'priya@tidemarkresearch.example',
        company: 'Tidemark Research',
        message: 'We publish a monthly report on ports, and would like to show your funding charts in it.',
      },
      age: 30,
    },
    {
      form: 'support',
      fields: {
        name: 'Leo Castellan',
        email: 'leo@castellan.example',
        message: 'Is there a way to get all rounds of one market in a file?',
      },
      age: 52,
      answer: 'Yes: open the market’s funding history, and choose Export. The file has the rounds of all pages.',
    },
  ];
  const rows = messages.map(({ form, fields, age, answer }) => ({
    form,
    fields: JSON.stringify(fields),
    created_at: new Date(now - age * hourMs),
    answer: answer ?? null,
    answered_at: answer === undefined ? null : new Date(now - (age - 2) * hourMs),
    answered_by: answer === undefined ? null : (staff?.id ?? null),
  }));
  await kysely.insertInto('form_submissions').values(rows).execute();
}
