import { Icon } from './Icon.tsx';

export function ImageIcon() {
  return <Icon path="M2.25 2.75h11.5v10.5H2.25zM2.25 11l3.5-3.5 3 3L10.5 8.75l3.25 3.25M10.25 5.5v.01" />;
}
