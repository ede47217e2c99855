import { Link } from '@fs/ui';

interface ArticleTitleProps {
  title: string;
  /** URL of the article in the app. */
  href: string | undefined;
  /** Where it was first published. */
  source: string | null;
}

/** An article's title, linked to its page in the app or to its original site. */
export function ArticleTitle({ title, href, source }: ArticleTitleProps) {
  const text = <bdi>{title}</bdi>;
  if (href !== undefined) {
    return (
      <Link href={href} tone="plain">
        {text}
      </Link>
    );
  }
  if (source === null) return text;
  return (
    <Link href={source} tone="plain" isExternal>
      {text}
    </Link>
  );
}
