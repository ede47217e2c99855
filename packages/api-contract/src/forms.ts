/** Forms that anyone may send, with the fields that must and those that may be filled in (decision AMB-142). */
export const publicForms = {
  /** `company`: id of the company that has a wrong fact. `page`: the address from which the user came. */
  support: { required: ['name', 'email', 'message'], optional: ['subject', 'company', 'page', 'version'] },
  'investor-inquiry': { required: ['name', 'email', 'company', 'message'], optional: [] },
  'partnership-inquiry': { required: ['name', 'email', 'company', 'message'], optional: [] },
  signup: { required: ['name', 'email', 'message'], optional: ['company'] },
  'add-company': { required: ['name', 'website'], optional: ['reason', 'email'] },
} as const satisfies Readonly<Record<string, PublicForm>>;

interface PublicForm {
  required: readonly string[];
  optional: readonly string[];
}

export type PublicFormName = keyof typeof publicForms;

/** Input of a form. Empty texts count as missing. */
export type PublicFormFields<Name extends PublicFormName> = Record<
  (typeof publicForms)[Name]['required'][number],
  string
> &
  Partial<Record<(typeof publicForms)[Name]['optional'][number], string>>;

/** Forms that ask who writes, for which company, and what about (decision AMB-194). */
export const inquiryForms = ['investor-inquiry', 'partnership-inquiry', 'signup'] as const satisfies PublicFormName[];

export type InquiryFormName = (typeof inquiryForms)[number];
