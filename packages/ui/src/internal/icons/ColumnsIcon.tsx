import { Icon } from './Icon.tsx';

export function ColumnsIcon() {
  return <Icon path="M2.25 3h11.5v10H2.25zM6.1 3v10M9.9 3v10" />;
}
