import { Icon } from './Icon.tsx';

export function SearchIcon() {
  return <Icon path="M7 2.25a4.75 4.75 0 1 1 0 9.5 4.75 4.75 0 0 1 0-9.5ZM10.5 10.5l3.25 3.25" />;
}
