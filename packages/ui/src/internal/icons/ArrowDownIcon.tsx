import { Icon } from './Icon.tsx';

export function ArrowDownIcon() {
  return <Icon path="M8 3v9.5M4 8.75l4 4 4-4" />;
}
