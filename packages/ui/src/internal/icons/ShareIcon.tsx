import { Icon } from './Icon.tsx';

export function ShareIcon() {
  return <Icon path="M8 10V2.25M5 5.25l3-3 3 3M4.5 7.75H3v6h10v-6h-1.5" />;
}
