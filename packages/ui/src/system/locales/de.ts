import { actions } from './de/actions.ts';
import { charts } from './de/charts.ts';
import { feedback } from './de/feedback.ts';
import { fields } from './de/fields.ts';
import { files } from './de/files.ts';
import { overlays } from './de/overlays.ts';
import { showing } from './de/showing.ts';
import { table } from './de/table.ts';
import type { Translations } from './Translations.ts';

/** German messages of every component, for `MessagesProvider overrides={de} language="de"`. */
export const de: Translations = {
  ...actions,
  ...charts,
  ...feedback,
  ...fields,
  ...files,
  ...overlays,
  ...showing,
  ...table,
};
