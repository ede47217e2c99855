import { Icon } from './Icon.tsx';

export function PlusIcon() {
  return <Icon path="M8 3.5v9M3.5 8h9" />;
}
