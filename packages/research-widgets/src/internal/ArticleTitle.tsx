import type { ArticleListItem } from '@fs/api-contract';
import { Link } from '@fs/ui';
import { Headline } from './Headline.tsx';

interface ArticleTitleProps {
  item: ArticleListItem;
  /** URL of the article in the app. Undefined if only another site has it. */
  href: string | undefined;
}

/** An article's title in a line of its own, linked to its page in the app, or else to the site that has it. */
export function ArticleTitle({ item: { article }, href }: ArticleTitleProps) {
  const title = <Headline>{article.title}</Headline>;
  if (href)
    return (
      <Link href={href} tone="name">
        {title}
      </Link>
    );
  if (article.url === null) return title;
  return (
    <Link href={article.url} tone="name" isExternal>
      {title}
    </Link>
  );
}
