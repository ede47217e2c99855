import { Icon } from './Icon.tsx';

export function OrderIcon() {
  return <Icon path="M5 13V3M2 6l3-3 3 3M11 3v10M8 10l3 3 3-3" />;
}
