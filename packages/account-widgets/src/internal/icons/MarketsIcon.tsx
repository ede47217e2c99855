import { Icon } from './Icon.tsx';

export function MarketsIcon() {
  return <Icon path="M2.5 13.5v-5M6.25 13.5v-9M10 13.5v-6.5M13.5 13.5v-11" />;
}
