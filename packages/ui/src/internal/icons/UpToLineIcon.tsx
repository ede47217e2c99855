import { Icon } from './Icon.tsx';

export function UpToLineIcon() {
  return <Icon path="M8 13.5v-9M4.25 8 8 4.25 11.75 8M3.5 1.75h9" />;
}
