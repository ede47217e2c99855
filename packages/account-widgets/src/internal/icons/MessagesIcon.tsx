import { Icon } from './Icon.tsx';

export function MessagesIcon() {
  return <Icon path="M2.5 3.25h11v7.5h-6l-3 2.5v-2.5h-2z" />;
}
