import { Icon } from './Icon.tsx';

export function RetryIcon() {
  return <Icon path="M13.25 8a5.25 5.25 0 1 1-1.6-3.75L13.5 6M13.5 2.5V6H10" />;
}
