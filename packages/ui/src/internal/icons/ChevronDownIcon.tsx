import { Icon } from './Icon.tsx';

export function ChevronDownIcon() {
  return <Icon path="M4 6.25 8 10.25l4-4" />;
}
