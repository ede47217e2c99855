import { Icon } from './Icon.tsx';

export function PlusIcon() {
  return <Icon path="M8 3v10M3 8h10" />;
}
