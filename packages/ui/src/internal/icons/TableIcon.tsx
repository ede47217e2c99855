import { Icon } from './Icon.tsx';

export function TableIcon() {
  return <Icon path="M2.25 3h11.5v10H2.25zM2.25 6.35h11.5M2.25 9.7h11.5M6.5 6.35V13" />;
}
