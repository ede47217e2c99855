'use client';
import { Link } from '../../navigation/Link/Link.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Banner } from './Banner.tsx';
import { updateBannerMessages } from './UpdateBanner.messages.ts';

export interface UpdateBannerProps extends SharedProps<HTMLDivElement> {
  /** Address of the current page, which the link reloads. */
  href: string;
  /** Called when the user wants the new version. Reload the page. */
  onUpdate: () => void;
}

/** Announces that a newer version of the app is available (PWA-005). */
export function UpdateBanner({ href, onUpdate, ...shared }: UpdateBannerProps) {
  const messages = useTexts(updateBannerMessages);
  return (
    <Banner
      {...shared}
      action={
        <Link href={href} onPress={onUpdate}>
          {messages.update}
        </Link>
      }
    >
      {messages.available}
    </Banner>
  );
}
