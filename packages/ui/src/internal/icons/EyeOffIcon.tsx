import { Icon } from './Icon.tsx';

export function EyeOffIcon() {
  return (
    <Icon path="M2.5 2.5l11 11M6.5 3.7A6 6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 0 1-1.9 2.3M4.2 4.9C2.4 6.200 1.5 8 1.5 8S4 12.500 8 12.500a6 6 0 0 0 2.900-.75M6.700 6.700a2 2 0 0 0 2.700 2.700" />
  );
}
