import { Icon } from './Icon.tsx';

export function FileIcon() {
  return <Icon path="M3.5 1.75h5.75L12.5 5v9.25h-9zM9.25 1.75V5h3.25" />;
}
