import { Icon } from './Icon.tsx';

export function MoreIcon() {
  return <Icon look="heavy" path="M3.5 8v.01M8 8v.01M12.5 8v.01" />;
}
