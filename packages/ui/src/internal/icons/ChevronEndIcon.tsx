import { Icon } from './Icon.tsx';

/** Points where a line of left-to-right text ends; who draws it turns it for the other direction. */
export function ChevronEndIcon() {
  return <Icon path="M6.25 4 10.25 8l-4 4" />;
}
