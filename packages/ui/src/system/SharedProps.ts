import type { AriaAttributes, Ref } from 'react';

/** The props that every component accepts, including all ARIA attributes. */
export interface SharedProps<Node extends HTMLElement = HTMLElement> extends AriaAttributes {
  /** Unique in the page. */
  id?: string;
  /** BCP 47 tag of the content’s language, where it differs from the page’s. */
  lang?: string;
  /** The root element of the component. */
  ref?: Ref<Node>;
  /** Attributes for tests and analytics. Don’t style by them. */
  [data: `data-${string}`]: string | number | boolean | undefined;
}
