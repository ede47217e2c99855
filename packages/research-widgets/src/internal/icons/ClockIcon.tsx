import { Icon } from './Icon.tsx';

/** A clock at three. */
export function ClockIcon() {
  return <Icon path="M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5M8 4.5v3.5h2.75" />;
}
