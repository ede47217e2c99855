import { Icon } from './Icon.tsx';

export function LinkIcon() {
  return (
    <Icon path="M6.75 9.25a2.75 2.75 0 0 0 3.9 0l2.1-2.1a2.75 2.75 0 0 0-3.9-3.9l-.7.7M9.25 6.75a2.75 2.75 0 0 0-3.9 0l-2.1 2.1a2.75 2.75 0 0 0 3.9 3.9l.7-.7" />
  );
}
