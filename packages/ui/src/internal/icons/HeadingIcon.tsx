import { Icon } from './Icon.tsx';

export function HeadingIcon() {
  return <Icon path="M3.5 2.75v10.5M12.5 2.75v10.5M3.5 8h9" />;
}
