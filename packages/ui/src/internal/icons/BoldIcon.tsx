import { Icon } from './Icon.tsx';

export function BoldIcon() {
  return <Icon path="M4.75 2.75h4a2.6 2.6 0 0 1 0 5.25h-4zM4.75 8h4.75a2.6 2.6 0 0 1 0 5.25H4.75z" />;
}
