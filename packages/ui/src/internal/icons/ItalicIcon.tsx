import { Icon } from './Icon.tsx';

export function ItalicIcon() {
  return <Icon path="M6.5 2.75h5M4.5 13.25h5M9.5 2.75l-3 10.5" />;
}
