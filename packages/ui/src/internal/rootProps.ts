import type { CSSProperties } from 'react';

interface StyledProps {
  className?: string;
  style?: CSSProperties;
}

/**
 * Returns the props of a component’s root element: those that the app passes, with the component’s own class before the
 * app’s, and the component’s own styles under the app’s.
 */
export function rootProps<Props extends StyledProps>(
  props: Props,
  className: string,
  style?: CSSProperties,
): Props & { className: string } {
  return {
    ...props,
    className: props.className === undefined ? className : `${className} ${props.className}`,
    ...(style && { style: { ...style, ...props.style } }),
  };
}
