import { Icon } from './Icon.tsx';

export function ArrowUpIcon() {
  return <Icon path="M8 13V3.5M4 7.25l4-4 4 4" />;
}
