import { Icon } from './Icon.tsx';

export function MinusIcon() {
  return <Icon path="M3.5 8h9" />;
}
