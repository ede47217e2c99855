import { Icon } from './Icon.tsx';

export function CloseIcon() {
  return <Icon path="M4 4l8 8M12 4l-8 8" />;
}
