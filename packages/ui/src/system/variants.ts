// The values of the variant props. A component accepts those of them that make sense for it.

/** Size of a control, an image, or a panel. */
export type Size = 'small' | 'medium' | 'large';

/** Size of text, from the smallest to the largest. */
export type FontSize = 'caption' | 'small' | 'ui' | 'label' | 'reading' | 'title' | 'headline' | 'display';

/** What a color says. `quiet`, `muted`, and `plain` step back behind their surroundings. */
export type Tone = 'neutral' | 'accent' | 'info' | 'positive' | 'caution' | 'critical' | 'quiet' | 'muted' | 'plain';
