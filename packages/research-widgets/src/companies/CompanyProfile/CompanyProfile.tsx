'use client';
import type { CompanyOverview } from '@fs/api-contract';
import { Button, Link, LinkButton, SectionNav, ShareMenu, Skeleton, Text, useMessages } from '@fs/ui';
import { mapLoadable } from '../../internal/mapLoadable.ts';
import { OpenSectionContext } from '../../internal/openSection.ts';
import { CompanyQuickInfo, type InvestingFacts } from '../CompanyQuickInfo/CompanyQuickInfo.tsx';
import * as styles from './CompanyProfile.css.ts';
import { companyProfileMessages } from './CompanyProfile.messages.ts';
import type { CompanyProfileProps } from './CompanyProfileProps.ts';
import { isInvestor, type ProfilePart } from './ProfilePart.ts';
import { useMainParts } from './useMainParts.tsx';
import { useSideParts } from './useSideParts.tsx';

export type { CompanyProfileFacts, CompanyProfileProps } from './CompanyProfileProps.ts';

/** A company's profile: the key facts, then sections to jump to, with reference facts beside them. */
export function CompanyProfile(props: CompanyProfileProps) {
  const messages = useMessages(companyProfileMessages);
  const { overview, lists, onCompare, onRetry } = props;
  const facts = overview.state === 'ready' ? overview.value : undefined;
  const company = facts?.organization;
  const main = useMainParts(props);
  const side = useSideParts(props);
  const shown = main.filter(({ isNothing }) => !isNothing);
  const note = ({ scope, namesSources }: ProfilePart) =>
    facts && scope && messages.note({ scope, source: namesSources ? undefined : facts.source, day: facts.as_of });
  const open = { openSections: props.openSections, onOpenSectionsChange: props.onOpenSectionsChange };
  const isLoading = overview.state === 'loading';
  return (
    <div className={styles.profile}>
      <CompanyQuickInfo
        company={mapLoadable(overview, (known) => known.organization)}
        facts={facts?.facts}
        investing={facts && investingFacts(facts, props.upgrade !== undefined)}
        reportHref={props.reportHref}
        headquarters={props.headquarters}
        placeHrefOf={props.placeHrefOf}
        actions={
          company && (
            <>
              {onCompare && <Button onPress={() => onCompare([company.id])}>{messages.compare}</Button>}
              {props.editHref !== undefined && <LinkButton href={props.editHref}>{messages.editFacts}</LinkButton>}
              <ShareMenu url={props.shareUrl} title={company.name} onNotice={props.onShareNotice} />
            </>
          )
        }
        onRetry={() => onRetry('overview')}
      >
        {lists}
      </CompanyQuickInfo>
      <SectionNav
        label={messages.sections({ name: company?.name ?? messages.company })}
        className={styles.navigation}
        // While loading, nobody knows which sections there will be.
        sections={
          isLoading ? [] : shown.flatMap(({ id, anchor, count }) => (anchor ? [{ id, label: anchor, count }] : []))
        }
      />
      {isLoading ? (
        // The head would push the sections down when its facts are known.
        <Skeleton shape="block" />
      ) : (
        <div className={styles.columns}>
          <Column parts={shown} note={note} {...open} />
          <Column parts={side.filter(({ isNothing }) => !isNothing)} note={note} {...open} />
        </div>
      )}
      {company && props.reportHref !== undefined && (
        <Text size="small">
          <Link href={props.reportHref}>{messages.report}</Link>
        </Text>
      )}
    </div>
  );
}

interface ColumnProps {
  openSections: CompanyProfileProps['openSections'];
  onOpenSectionsChange: CompanyProfileProps['onOpenSectionsChange'];
  parts: readonly ProfilePart[];
  /** Completes the line below a section by its source and date. */
  note: (part: ProfilePart) => string | undefined;
}

function Column({ parts, note, openSections, onOpenSectionsChange }: ColumnProps) {
  if (parts.length === 0) return null;
  function openState(id: string) {
    if (!openSections) return null;
    const others = openSections.filter((other) => other !== id);
    const setOpen = (isOpen: boolean) => onOpenSectionsChange?.(isOpen ? [...others, id] : others);
    return [openSections.includes(id), setOpen] as const;
  }
  return (
    <div className={styles.column}>
      {parts.map((part) => (
        <div key={part.id} id={part.id} className={styles.part}>
          <OpenSectionContext value={openState(part.id)}>{part.element}</OpenSectionContext>
          <Note>{note(part)}</Note>
        </div>
      ))}
    </div>
  );
}

/** The figures of an investor. */
function investingFacts(facts: CompanyOverview, isLimited: boolean): InvestingFacts | undefined {
  const { investing, totals } = facts;
  return investing && isInvestor(facts) ? { ...investing, deals: totals.investments, isLimited } : undefined;
}

/** What the figures of a section count, whose they are, and of when. */
function Note({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Text size="small" tone="muted" className={styles.note}>
      {children}
    </Text>
  );
}
