import { Icon } from './Icon.tsx';

export function CheckIcon() {
  return <Icon path="M3 8.5 6.5 12 13 4.5" />;
}
