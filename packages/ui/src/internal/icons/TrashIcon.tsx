import { Icon } from './Icon.tsx';

export function TrashIcon() {
  return <Icon path="M2.5 4.25h11M6.25 4.25v-2h3.5v2M4 4.25l.6 9.5h6.8l.6-9.5M6.75 7v4M9.25 7v4" />;
}
