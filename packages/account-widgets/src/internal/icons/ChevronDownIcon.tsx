import { Icon } from './Icon.tsx';

export function ChevronDownIcon() {
  return <Icon path="M4.5 6.5 8 10l3.5-3.5" />;
}
