import { Icon } from './Icon.tsx';

export function CheckIcon() {
  return <Icon path="M3.25 8.5l3 3 6.5-7" />;
}
