import { Icon } from './Icon.tsx';

export function ListIcon() {
  return <Icon path="M6 4h7.5M6 8h7.5M6 12h7.5M2.75 4v.01M2.75 8v.01M2.75 12v.01" />;
}
