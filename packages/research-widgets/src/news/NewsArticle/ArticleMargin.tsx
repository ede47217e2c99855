'use client';
import type { NewsArticle } from '@fs/api-contract';
import { Section, TagList, useMessages } from '@fs/ui';
import { CompanyTags } from '../../companies/CompanyTags/CompanyTags.tsx';
import { CompanyLink } from '../../internal/CompanyLink.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { storySourcesMessages } from '../../internal/StorySources.messages.ts';
import { StorySourceList } from '../../internal/StorySources.tsx';
import { ArticleCompany } from './ArticleCompany.tsx';
import { ArticleDeal } from './ArticleDeal.tsx';
import type { ArticleLinks } from './ArticleLinks.ts';
import * as styles from './NewsArticle.css.ts';
import { newsArticleMessages } from './NewsArticle.messages.ts';

interface ArticleMarginProps extends ArticleLinks {
  article: NewsArticle;
}

/** Facts beside the text. Parts without facts are left out. */
export function ArticleMargin({ article, hrefOf, companyHrefOf, ...links }: ArticleMarginProps) {
  const messages = useMessages(newsArticleMessages);
  const sourceMessages = useMessages(storySourcesMessages);
  const { organization, organizations, markets, keywords, sources } = article;
  const others = organizations.filter(({ id }) => id !== organization?.id);
  const { topicHrefOf } = links;
  if (!organization && others.length + markets.length + keywords.length + sources.length === 0) return null;
  return (
    <aside className={styles.margin}>
      {organization && <ArticleCompany company={organization} hrefOf={companyHrefOf} onAddToList={links.onAddToList} />}
      <ArticleDeal
        article={article}
        hrefOf={companyHrefOf}
        personHrefOf={links.personHrefOf}
        investorHrefOf={links.investorHrefOf}
      />
      {others.length > 0 && (
        <Section title={messages.alsoAbout} level={2} size="label">
          <DealRows
            label={messages.alsoAbout}
            rows={others.map((company) => ({
              id: company.id,
              logo: company,
              title: <CompanyLink company={company} hrefOf={companyHrefOf} tone="name" />,
            }))}
          />
        </Section>
      )}
      {sources.length > 0 && (
        <Section title={sourceMessages.also({ count: sources.length })} level={2} size="label">
          <StorySourceList sources={sources} hrefOf={hrefOf} />
        </Section>
      )}
      {markets.length > 0 && (
        <Section title={messages.markets} level={2} size="label">
          <CompanyTags markets={markets} hrefOf={links.marketHrefOf} />
        </Section>
      )}
      {keywords.length > 0 && (
        <Section title={messages.topics} level={2} size="label">
          <TagList
            label={messages.topics}
            tags={keywords.map((name) => ({ id: name, name, href: topicHrefOf?.(name) }))}
          />
        </Section>
      )}
    </aside>
  );
}
