import { Icon } from './Icon.tsx';

/** An “i” in a circle. */
export function InfoIcon() {
  return <Icon path="M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5M8 7.25v3.75M8 4.9v.2" />;
}
