// The public API of `@fs/ui/theme`: what a server needs before it renders a component.

export { directionOf } from './system/theme/directionOf.ts';
export { type HtmlSettings, htmlAttributes } from './system/theme/htmlAttributes.ts';
