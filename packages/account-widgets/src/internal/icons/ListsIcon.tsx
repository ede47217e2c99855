import { Icon } from './Icon.tsx';

export function ListsIcon() {
  return <Icon path="M2.5 4.25h.01M5.5 4.25h8M2.5 8h.01M5.5 8h8M2.5 11.75h.01M5.5 11.75h8" />;
}
