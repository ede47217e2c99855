import { Icon } from './Icon.tsx';

export function EyeIcon() {
  return <Icon path="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z" />;
}
