import { Icon } from './Icon.tsx';

export function HomeIcon() {
  return <Icon path="M2.5 7.25 8 2.5l5.5 4.75V13.5h-3.75V9.75h-3.5v3.75H2.5Z" />;
}
