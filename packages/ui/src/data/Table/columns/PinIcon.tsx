import { Icon } from '../../../internal/icons/Icon.tsx';

export function PinIcon() {
  return <Icon path="M5.5 2.75h5M6.25 2.75v4L4.5 9.5h7L9.75 6.75v-4M8 9.5v4" />;
}
