import type { AriaAttributes, Ref } from 'react';

/** What every component takes beside its own props, and all that it inherits. */
export interface SharedProps<Node extends HTMLElement = HTMLElement> extends AriaAttributes {
  /** Unique in the page. */
  id?: string;
  /** Language of the words in it, where it is not the page's. */
  lang?: string;
  /** The element that the component draws. */
  ref?: Ref<Node>;
  /** Hooks for tests and analytics; never for styles. */
  [data: `data-${string}`]: string | number | boolean | undefined;
}
