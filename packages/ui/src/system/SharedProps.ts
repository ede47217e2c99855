import type { AriaAttributes, CSSProperties, Ref } from 'react';

/**
 * The props that every component accepts for its root element and never overwrites.
 *
 * Of the ARIA attributes, `aria-label`, `aria-labelledby`, `aria-describedby` and `aria-details` are guaranteed, on a root
 * element that has a role. Others may be dropped, because React Aria passes on only those that it knows. Name a component that has a `label` prop by `label`, which may win
 * over `aria-labelledby`. Fields and the parts of a Menu take their names and descriptions from their own props, and may
 * drop these attributes too.
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
