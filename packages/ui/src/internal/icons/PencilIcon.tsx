import { Icon } from './Icon.tsx';

export function PencilIcon() {
  return <Icon path="M2.5 13.5l.75-3.25 7.5-7.5 2.5 2.5-7.5 7.5zM9 4.5l2.5 2.5" />;
}
