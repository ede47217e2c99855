import * as ui from '@fs/ui';
import type { ComponentType } from 'react';

export interface FieldSample {
  /** Props that complete the field, beside `label` and `name`. */
  props?: object;
  /** Initial value of the uncontrolled field. */
  filled?: object;
  /** Text that shows this value visually; undefined where a control's state shows it. */
  shown?: string;
  /** Keys that change the value, with the focus on its first tab stop. Without any, only props can change it. */
  keys?: string;
}

const options = ['Ports', 'Rail', 'Customs'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

/** How each field of ui is filled, displayed and changed. */
export const fieldSamples: Readonly<Record<string, FieldSample>> = {
  Checkbox: { filled: { defaultSelected: true }, keys: ' ' },
  CheckboxGroup: {
    props: { children: options.map(({ id, label }) => <ui.Checkbox key={id} value={id} label={label} />) },
    filled: { defaultValue: ['rail'] },
    keys: ' ',
  },
  ComboBox: {
    props: { options },
    filled: { defaultValue: 'rail' },
    shown: 'Rail',
    keys: '{Control>}a{/Control}Cus{ArrowDown}{Enter}',
  },
  DateField: { filled: { defaultValue: '2026-01-05' }, shown: '2026', keys: '{ArrowUp}' },
  DatePicker: { filled: { defaultValue: '2026-01-05' }, shown: '2026', keys: '{ArrowUp}' },
  DynamicList: {
    props: {
      createItem: () => ({ id: 'new' }),
      renderItem: () => null,
      itemLabel: 'Link',
    },
  },
  FileField: { props: { files: [], onSelect: () => undefined } },
  ImageField: { props: { onSelect: () => undefined } },
  MarkdownField: { filled: { defaultValue: 'by sea' }, shown: 'by sea', keys: 'x' },
  MultiSelect: { props: { options }, filled: { defaultValue: ['rail'] }, shown: 'Rail', keys: '{Backspace}' },
  NumberField: { filled: { defaultValue: 7 }, shown: '7', keys: '{ArrowUp}' },
  PasswordField: { filled: { defaultValue: 'by sea' }, keys: 'x' },
  RadioGroup: { props: { options }, filled: { defaultValue: 'rail' }, keys: '{ArrowUp}' },
  SearchField: { filled: { defaultValue: 'by sea' }, shown: 'by sea', keys: 'x' },
  Select: { props: { options }, filled: { defaultValue: 'rail' }, shown: 'Rail', keys: '{ArrowRight}' },
  Switch: { filled: { defaultSelected: true }, keys: ' ' },
  TagField: { filled: { defaultValue: ['by sea', 'by rail'] }, shown: 'by sea', keys: '{Backspace}' },
  TextArea: { filled: { defaultValue: 'by sea' }, shown: 'by sea', keys: 'x' },
  TextField: { filled: { defaultValue: 'by sea' }, shown: 'by sea', keys: 'x' },
};

const sources = import.meta.glob<string>(['../../packages/ui/src/*/*/*.tsx', '../../packages/ui/src/*/*/*Props.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every public component whose source uses the shared field code. */
export const fieldNames = Object.entries(sources)
  .filter(([path, source]) => path.endsWith('.tsx') && /\buse(FieldState|DateValue)[(<]/.test(source))
  .map(([path]) => path.replace(/^.*\/|\.tsx$/g, ''));

export function componentNamed(name: string): ComponentType<object> {
  const value: unknown = (ui as Readonly<Record<string, unknown>>)[name];
  if (typeof value !== 'function' && typeof value !== 'object') throw new Error(`${name} is not public`);
  return value as ComponentType<object>;
}
