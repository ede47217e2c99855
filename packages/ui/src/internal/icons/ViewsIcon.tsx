import { Icon } from './Icon.tsx';

export function ViewsIcon() {
  return <Icon path="M8 2.25 14 5.5 8 8.75 2 5.5ZM2.5 8.5 8 11.5l5.5-3M2.5 11 8 14l5.5-3" />;
}
