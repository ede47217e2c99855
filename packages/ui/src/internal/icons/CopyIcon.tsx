import { Icon } from './Icon.tsx';

export function CopyIcon() {
  return <Icon path="M5.75 5.75h8v8h-8zM10.25 5.75v-3.5h-8v8h3.5" />;
}
