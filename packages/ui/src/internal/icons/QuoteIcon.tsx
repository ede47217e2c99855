import { Icon } from './Icon.tsx';

export function QuoteIcon() {
  return <Icon path="M6.75 4.5h-4v4h3v1.25c0 1.25-.75 2-2 2.25M13.25 4.5h-4v4h3v1.25c0 1.25-.75 2-2 2.25" />;
}
