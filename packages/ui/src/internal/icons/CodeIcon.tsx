import { Icon } from './Icon.tsx';

export function CodeIcon() {
  return <Icon path="M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5" />;
}
