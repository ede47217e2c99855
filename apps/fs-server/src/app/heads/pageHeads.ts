import { type PublicPath, publicPages } from '@fs/api-contract';
import { findActiveReferral } from '../../areas/referrals/repository.ts';
import { readAssessment } from './assessmentHeads.ts';
import { readCourse, readLibrary, readReports } from './courseHeads.ts';
import { readMarket, readMarkets } from './marketHeads.ts';
import { readArticleById, readCategoryArticle, readEarnedArticle, readNews } from './newsHeads.ts';
import type { HeadServices, PageAddress, PageAnswer } from './PageHead.ts';
import { organizationOf, pageOf, siteOf } from './structuredData.ts';
import { readTopic, readTopics } from './topicHeads.ts';

/** Reads what search engines learn of a page. */
export type ReadPage = (services: HeadServices, address: PageAddress) => Promise<PageAnswer>;

/** A page whose head is the same for every address. */
function fixed(path: PublicPath, description: string): ReadPage {
  return async (services) => {
    const page = { title: publicPages[path].title, description, path };
    return { status: 200, head: { ...page, structured: [pageOf(services, page)] } };
  };
}

const readLanding: ReadPage = async (services) => {
  const page = {
    title: publicPages['/'].title,
    description: 'Research companies, markets and funding, and keep watchlists with your team.',
    path: '/',
  };
  return {
    status: 200,
    head: { ...page, structured: [organizationOf(services), siteOf(services), pageOf(services, page)] },
  };
};

const readReferral: ReadPage = async ({ database }, { params: { code = '' } }) => {
  if (!(await findActiveReferral(database, 'code', code))) return { status: 404 };
  const path = `/referral/${encodeURIComponent(code)}`;
  return {
    status: 200,
    head: { title: publicPages['/referral/$code'].title, description: 'You’re invited.', path },
  };
};

/** What search engines learn of each public page, by its path in the app's routes. */
export const pageHeads: Readonly<Record<PublicPath, ReadPage>> = {
  '/': readLanding,
  '/login': fixed('/login', 'Log in to research companies and markets, and to follow your watchlists.'),
  '/login/google': fixed('/login/google', 'Log in with Google.'),
  '/signup': fixed('/signup', 'Create a free account to research companies and markets and to keep watchlists.'),
  '/referral/$code': readReferral,
  '/markets': readMarkets,
  '/markets/$categoryId': readMarket,
  '/news': readNews,
  '/news/article/$articleId': readArticleById,
  '/news/earned/$earnedId': readEarnedArticle,
  '/news/$category/$slug': readCategoryArticle,
  '/topics': readTopics,
  '/topics/$keyword': readTopic,
  '/advisory': fixed('/advisory', 'Playbooks in five libraries: product, finance, sales, marketing and growth.'),
  '/advisory/library/$categorySlug': readLibrary,
  '/advisory/library/$categorySlug/$courseSlug': readCourse,
  '/research/reports': readReports,
  '/research/reports/$courseSlug': readCourse,
  '/plans': fixed(
    '/plans',
    'Compare the plans, monthly or yearly: prices, watchlists, teams and everything that each plan includes.',
  ),
  '/support': fixed('/support', 'Ask us anything, report what is wrong, or request a plan.'),
  '/forms/investor-inquiry': fixed('/forms/investor-inquiry', 'Ask about investing, or about using the product.'),
  '/forms/partnership-inquiry': fixed('/forms/partnership-inquiry', 'Tell us what we could do together.'),
  '/forms/business-assessment': fixed(
    '/forms/business-assessment',
    'Ten statements about your business, a result in five categories, and courses that match.',
  ),
  '/forms/business-assessment/result': readAssessment,
  '/form/signup': fixed('/form/signup', 'Ask for an account, and get help to start.'),
  '/forms/signup': async () => ({ status: 301, path: '/form/signup' }),
  '/unsubscribe': fixed('/unsubscribe', 'Stop emails, or get them again.'),
  '/terms': fixed('/terms', 'The terms under which you use the product.'),
  '/privacy': fixed('/privacy', 'Which personal data is kept, why, for how long, and how to have it deleted.'),
  '/about': fixed('/about', 'What the product is for, who it is for, and where its data comes from.'),
  '/faq': fixed('/faq', 'Answers to frequent questions about data, watchlists, teams and plans.'),
  '/mobile': fixed('/mobile', 'How to use the product on your phone, and how to add it to your home screen.'),
  '/release-notes': fixed('/release-notes', 'What is new, by version.'),
};
