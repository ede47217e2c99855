import type { AriaAttributes, CSSProperties, Ref } from 'react';

/**
 * The props that every component accepts and never overwrites, including all ARIA attributes. They reach the root element.
 */
export interface SharedProps<Node extends HTMLElement = HTMLElement> extends AriaAttributes {
  /** Unique in the page. */
  id?: string;
  /** BCP 47 tag of the content’s language, where it differs from the page’s. */
  lang?: string;
  /** The root element of the component. */
  ref?: Ref<Node>;
  /**
   * A class for the root element, beside the component’s own. Rules outside of the layers of `@fs/ui/layers` win over the
   * component’s. For what no prop offers, such as a margin or a width.
   */
  className?: string;
  /** Inline styles of the root element, for values that are known only at run time. They win over the component’s. */
  style?: CSSProperties;
  /** Attributes for tests and analytics. Don’t style by them. */
  [data: `data-${string}`]: string | number | boolean | undefined;
}
