import { Icon } from './Icon.tsx';

export function MenuIcon() {
  return <Icon path="M2.5 4.25h11M2.5 8h11M2.5 11.75h11" />;
}
