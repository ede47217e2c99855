import { Icon } from './Icon.tsx';

export function WidenIcon() {
  return <Icon path="M1.75 3v10M14.25 3v10M4.5 8h7M6.5 5.75 4.25 8l2.25 2.25M9.5 5.75 11.75 8 9.5 10.25" />;
}
