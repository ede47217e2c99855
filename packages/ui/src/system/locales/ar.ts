import { actions } from './ar/actions.ts';
import { charts } from './ar/charts.ts';
import { feedback } from './ar/feedback.ts';
import { fields } from './ar/fields.ts';
import { files } from './ar/files.ts';
import { overlays } from './ar/overlays.ts';
import { showing } from './ar/showing.ts';
import { table } from './ar/table.ts';
import type { Translations } from './Translations.ts';

export { type ArabicNoun, counted, isolated } from './ar/grammar.ts';

/** Arabic messages of every component, for `MessagesProvider overrides={ar} language="ar"`. */
export const ar: Translations = {
  ...actions,
  ...charts,
  ...feedback,
  ...fields,
  ...files,
  ...overlays,
  ...showing,
  ...table,
};
