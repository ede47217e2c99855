import type { AriaAttributes, Ref } from 'react';

/** What every component takes beside its own props, and all that it inherits. */
export interface SharedProps<Node extends HTMLElement = HTMLElement> extends AriaAttributes {
  /** Unique in the page. */
  id?: string;
  /** The element that the component draws. */
  ref?: Ref<Node>;
  /** Hooks for tests and analytics; never for styles. */
  [data: `data-${string}`]: string | number | boolean | undefined;
}
