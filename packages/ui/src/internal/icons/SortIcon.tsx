import { Icon } from './Icon.tsx';

/** Points up, for ascending order. */
export function SortIcon() {
  return <Icon path="M8 13V3.25M3.75 7.25 8 3l4.25 4.25" />;
}
