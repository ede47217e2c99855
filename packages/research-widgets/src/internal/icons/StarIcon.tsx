import { Icon } from './Icon.tsx';

export function StarIcon({ isFilled }: { isFilled: boolean }) {
  return (
    <Icon
      look={isFilled ? 'filled' : 'outlined'}
      path="M8 1.75l1.9 4.1 4.35.5-3.2 3 .85 4.4L8 11.55l-3.9 2.2.85-4.4-3.2-3 4.35-.5z"
    />
  );
}
