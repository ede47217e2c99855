// The values of the variant props. A component accepts those of them that make sense for it.

/** Size of a control, an image, or a panel. */
export type Size = 'small' | 'medium' | 'large';

/** Size of text, from the smallest to the largest. */
export type FontSize = 'caption' | 'small' | 'ui' | 'label' | 'reading' | 'title' | 'headline' | 'display';

/** What a color says. `quiet`, `muted`, and `plain` step back behind their surroundings, and `name` is a link’s. */
export type Tone =
  | 'neutral'
  | 'accent'
  | 'info'
  | 'positive'
  | 'caution'
  | 'critical'
  | 'quiet'
  | 'muted'
  | 'name'
  | 'plain';

/**
 * Where an overlay is placed at its trigger: the side, and the edge that it is aligned with, centered where there is none.
 * `start` and `end` follow the text direction, so a layout from right to left needs no other value. An overlay that
 * doesn’t fit flips to the other side.
 */
export type Placement =
  | 'top'
  | 'top start'
  | 'top end'
  | 'bottom'
  | 'bottom start'
  | 'bottom end'
  | 'start'
  | 'start top'
  | 'start bottom'
  | 'end'
  | 'end top'
  | 'end bottom';
