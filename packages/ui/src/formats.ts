export { createFormats, type Formats, type PluralForms } from './system/formats/createFormats.ts';
export { type DateValue, dayOf } from './system/formats/dayDistance.ts';
export { useFormats } from './system/formats/useFormats.ts';
export { useTimeZone } from './system/formats/useTimeZone.ts';
