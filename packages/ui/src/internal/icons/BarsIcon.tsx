import { Icon } from './Icon.tsx';

export function BarsIcon() {
  return <Icon path="M2.25 13.5h11.5M4.25 11V7.5M8 11V3M11.75 11V5.5" />;
}
