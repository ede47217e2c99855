import { Icon } from './Icon.tsx';

export function CalendarIcon() {
  return <Icon path="M2.75 3.75h10.5v9.5H2.75zM2.75 6.75h10.5M5.5 2.25v3M10.5 2.25v3" />;
}
