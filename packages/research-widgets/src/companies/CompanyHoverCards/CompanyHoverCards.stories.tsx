import { buildArticleListItem } from '@fs/fixtures';
import { ready, Stack } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ArticleCard } from '../../news/ArticleCard/ArticleCard.tsx';
import { companyTableArgs } from '../../testing/SearchedCompanies.tsx';
import { tenCompanies } from '../../testing/tenCompanies.ts';
import { CompanyHoverCard } from '../CompanyHoverCard/CompanyHoverCard.tsx';
import { CompanyTable } from '../CompanyTable/CompanyTable.tsx';
import { RecentCompanies } from '../RecentCompanies/RecentCompanies.tsx';
import { CompanyHoverCards } from './CompanyHoverCards.tsx';

const hrefOf = ({ id }: { id: string }) => `/research/companies/${id}`;
const article = buildArticleListItem();

/** The company with this id. Those of articles have the facts of the first one. */
function cardOf(id: string) {
  const [first] = tenCompanies;
  const company = tenCompanies.find((each) => each.id === id) ?? first;
  return company && <CompanyHoverCard company={ready(company)} />;
}

const meta = {
  title: 'Research/CompanyHoverCards',
  component: CompanyHoverCards,
  args: {
    renderCard: cardOf,
    children: (
      <Stack gap="6">
        <RecentCompanies companies={tenCompanies.slice(1, 3)} hrefOf={hrefOf} />
        <ArticleCard
          item={article}
          href="/news/article/news-freight"
          companyHrefOf={hrefOf}
          shareUrl="https://foresight.example/fs/news/article/news-freight"
          onShareNotice={fn()}
        />
        <CompanyTable {...companyTableArgs} />
      </Stack>
    ),
  },
} satisfies Meta<typeof CompanyHoverCards>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cardNamed = (name: string) => screen.findByRole('dialog', { name }, { timeout: 5000 });

/** The link with this name in the list, the article or the table. */
function nameIn(canvas: Canvas, role: 'list' | 'article' | 'row', name: string | RegExp) {
  const [place] = canvas.getAllByRole(role).filter((each) => within(each).queryByRole('link', { name }));
  return within(place as HTMLElement).getByRole('link', { name });
}

export const Ready: Story = {
  tags: ['dark', 'rtl'],
  parameters: { requirements: ['XCOMPANY-051'] },
  play: async ({ canvas }) => {
    await userEvent.hover(nameIn(canvas, 'list', 'Quayside Robotics'));
    await expect(await cardNamed('Quayside Robotics')).toHaveTextContent('1,001-5,000');
    await userEvent.hover(nameIn(canvas, 'article', 'Harborline'));
    await expect(await cardNamed('Harborline')).toHaveTextContent('Seattle');
    await userEvent.hover(nameIn(canvas, 'row', 'Kerbline'));
    await expect(await cardNamed('Kerbline')).toHaveTextContent('$1.2M');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  },
};

export const SwitchedOff: Story = {
  args: { renderCard: undefined },
  play: async ({ canvas }) => {
    await userEvent.hover(nameIn(canvas, 'list', 'Quayside Robotics'));
    // Longer than a card takes to open.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
