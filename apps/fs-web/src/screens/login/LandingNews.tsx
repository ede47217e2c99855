import { ArticleBriefs } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { useArticleHref } from '../../addresses/articleLinks.ts';
import { featuredArticlesQuery } from '../../queries/news.ts';
import { useServices } from '../../services.tsx';
import { useCompanyWay } from './useCompanyWay.ts';

const shown = 3;

/** The articles that editors feature. Without them, the rest of the page stays. */
export function LandingNews() {
  const { client } = useServices();
  const companyHrefOf = useCompanyWay();
  const articleHref = useArticleHref();
  const { data = [] } = useQuery(featuredArticlesQuery(client));
  return <ArticleBriefs articles={data.slice(0, shown)} hrefOf={articleHref} companyHrefOf={companyHrefOf} />;
}
