import { Icon } from './Icon.tsx';

export function LockIcon() {
  return <Icon path="M3.25 7.25h9.5v6.5h-9.5zM5.25 7.25V5a2.75 2.75 0 0 1 5.5 0v2.25M8 10v1" />;
}
