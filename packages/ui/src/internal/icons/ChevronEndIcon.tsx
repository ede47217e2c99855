import { Icon } from './Icon.tsx';

/** Points to the end of a left-to-right line. The component that renders it mirrors it for right-to-left text. */
export function ChevronEndIcon() {
  return <Icon path="M6.25 4 10.25 8l-4 4" />;
}
