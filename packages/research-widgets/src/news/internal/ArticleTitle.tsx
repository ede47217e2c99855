import { Link, type LinkTone } from '@fs/ui';
import { Headline } from '../../internal/Headline.tsx';

interface ArticleTitleProps {
  title: string;
  /** URL of the article in the app. */
  href: string | undefined;
  /** Where it was first published. */
  source: string | null;
  /** @default 'plain' */
  tone?: LinkTone;
}

/** An article's title, linked to its page in the app or to its original site. */
export function ArticleTitle({ title, href, source, tone = 'plain' }: ArticleTitleProps) {
  const text = <Headline>{title}</Headline>;
  if (href !== undefined) {
    return (
      <Link href={href} tone={tone}>
        {text}
      </Link>
    );
  }
  if (source === null) return text;
  return (
    <Link href={source} tone={tone} isExternal>
      {text}
    </Link>
  );
}
