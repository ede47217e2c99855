'use client';
import { Link } from '../../navigation/Link/Link.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { Banner } from './Banner.tsx';
import { updateBannerMessages } from './UpdateBanner.messages.ts';

export interface UpdateBannerProps extends SharedProps<HTMLDivElement> {
  /** Address of the page as it stands, which the link loads anew. */
  href: string;
  /** The user wants the new version; the owner reloads the page. */
  onUpdate: () => void;
}

/** Says that a newer version of the app waits (PWA-005). */
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
