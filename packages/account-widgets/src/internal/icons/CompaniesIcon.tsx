import { Icon } from './Icon.tsx';

export function CompaniesIcon() {
  return <Icon path="M3 13.5v-11h6v11M9 6.5h4v7M1.5 13.5h13M5.25 5.25h1.5M5.25 8h1.5M5.25 10.75h1.5" />;
}
