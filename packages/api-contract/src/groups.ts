/** Groups that a user's session can carry (accounts §6). The first four are also plan ids. */
export const groups = [
  'fuel-free',
  'fuel-individual',
  'fuel-individual-plus',
  'fuel-teams',
  'unlimited',
  'internal',
  'admin',
  'messengers',
  'channels-create',
  'idea-gen',
  'editors',
  'notebooks',
] as const;

export type Group = (typeof groups)[number];

/** Groups that staff hand out; the others follow from the user's plan. */
export const staffGroups = [
  'unlimited',
  'internal',
  'admin',
  'messengers',
  'channels-create',
  'idea-gen',
  'editors',
  'notebooks',
] as const satisfies readonly Group[];

export type StaffGroup = (typeof staffGroups)[number];
