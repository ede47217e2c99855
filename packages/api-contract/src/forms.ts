/** Forms that anyone may send, with the fields that must and those that may be filled in (decision AMB-142). */
export const publicForms = {
  support: { required: ['name', 'email', 'message'], optional: ['subject'] },
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
