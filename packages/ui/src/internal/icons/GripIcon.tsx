import { Icon } from './Icon.tsx';

export function GripIcon() {
  return <Icon path="M6 3.5v.01M10 3.5v.01M6 8v.01M10 8v.01M6 12.5v.01M10 12.5v.01" />;
}
