import { Icon } from './Icon.tsx';

export function DownloadIcon() {
  return <Icon path="M8 2.5v7.75M4.5 6.75 8 10.25l3.5-3.5M2.75 13.5h10.5" />;
}
