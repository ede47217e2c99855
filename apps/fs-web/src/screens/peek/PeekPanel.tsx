import type { CompanyCard } from '@fs/api-contract';
import { CompanyPeek } from '@fs/research-widgets';
import { Button, LinkButton, lazyOverlay, SidePanel, useMessages, useShortcuts } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { companyHref, companyPath, investorHref, personHref } from '../../addresses/appPaths.ts';
import { useArticleHref } from '../../addresses/articleLinks.ts';
import { marketNamePath } from '../../addresses/linkPaths.ts';
import { companyOverviewQuery } from '../../queries/companies.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { CompanyLists } from '../companies/CompanyLists.tsx';

/** Lazy-loaded, because few users open the dialog. */
const AddToList = lazyOverlay(async () => (await import('../feed/AddToList.tsx')).AddToList);

interface PeekPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The company to show. */
  id: string;
  /** Ids of the table's rows, in their order. */
  rowIds: readonly string[];
  /** Called with the id of another row. */
  onMove: (id: string) => void;
  /** Called when the user wants to compare the company. */
  onCompare: (id: string) => void;
}

/** A company beside the table. J and K show the next and the previous row. */
export function PeekPanel({ isOpen, onOpenChange, id, rowIds, onMove, onCompare }: PeekPanelProps) {
  const messages = useMessages(appMessages);
  const articleHref = useArticleHref();
  const { client } = useServices();
  const router = useRouter();
  const query = useQuery({ ...companyOverviewQuery(client, id), enabled: isOpen });
  const company = query.data?.organization;
  const keptId = company && company.id !== id ? company.id : undefined;
  // The address of a merged company becomes that of the company that it was merged into.
  useEffect(() => {
    if (isOpen && keptId !== undefined) onMove(keptId);
  });
  const [isAdding, setAdding] = useState(false);
  // The dialog keeps its company: without it while another one loads, it could not give the focus back.
  const [added, setAdded] = useState<CompanyCard>();
  const place = rowIds.indexOf(id);
  const previous = place > 0 ? rowIds[place - 1] : undefined;
  const next = place >= 0 ? rowIds[place + 1] : undefined;
  const show = (row: string | undefined) => row !== undefined && onMove(row);

  useShortcuts(
    isOpen
      ? [
          { keys: 'j', label: messages.peekNext, group: messages.peek, onPress: () => show(next) },
          { keys: 'k', label: messages.peekPrevious, group: messages.peek, onPress: () => show(previous) },
          { keys: 'c', label: messages.compare, group: messages.peek, onPress: () => onCompare(id) },
          ...(company
            ? [
                {
                  keys: 'l',
                  label: messages.addCompanyToList({ company: company.name }),
                  group: messages.peek,
                  onPress: () => {
                    setAdded(company);
                    setAdding(true);
                  },
                },
              ]
            : []),
          {
            keys: 'o',
            label: messages.openProfile,
            group: messages.peek,
            onPress: () => void router.navigate({ href: companyPath(id) }),
          },
        ]
      : [],
  );

  return (
    <SidePanel
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<bdi>{company?.name ?? messages.company}</bdi>}
      onSwipe={(direction) => show(direction === 'next' ? next : previous)}
      footer={
        <>
          <Button
            disabledReason={previous === undefined ? messages.peekIsFirst : undefined}
            onPress={() => show(previous)}
          >
            {messages.peekPrevious}
          </Button>
          <Button disabledReason={next === undefined ? messages.peekIsLast : undefined} onPress={() => show(next)}>
            {messages.peekNext}
          </Button>
          <Button onPress={() => onCompare(id)}>{messages.compareShort}</Button>
          <LinkButton href={companyPath(id)}>{messages.openProfile}</LinkButton>
        </>
      }
    >
      <CompanyPeek
        overview={toLoadable(query)}
        hrefOf={companyHref}
        personHrefOf={personHref}
        investorHrefOf={investorHref}
        marketHrefOf={marketNamePath}
        articleHrefOf={articleHref}
        lists={company && <CompanyLists company={company} />}
        onRetry={() => void query.refetch()}
      />
      {added && <AddToList isOpen={isAdding} onOpenChange={setAdding} company={added} />}
    </SidePanel>
  );
}
