import { Icon } from './Icon.tsx';

export function PencilIcon() {
  return <Icon path="M3 13l.7-3L10.6 3.1a1 1 0 0 1 1.4 0l.9.9a1 1 0 0 1 0 1.4L6 12.3z" />;
}
