'use client';
import { Fragment } from 'react';
import { CompactContext } from '../../internal/CompactContext.ts';
import { mapLoadable } from '../../internal/mapLoadable.ts';
import { CompanyQuickInfo } from '../CompanyQuickInfo/CompanyQuickInfo.tsx';
import * as styles from './CompanyProfile.css.ts';
import type { CompanyProfileProps } from './CompanyProfileProps.ts';
import { type ProfilePart, useLookedUpParts, useReadParts } from './profileParts.tsx';

export type { CompanyProfileFacts, CompanyProfileProps } from './CompanyProfileProps.ts';

/** A company's profile: articles and deals in the wide column, reference facts in the narrow one. */
export function CompanyProfile(props: CompanyProfileProps) {
  const { overview, lists, onRetry } = props;
  return (
    <div className={styles.profile}>
      <CompanyQuickInfo
        company={mapLoadable(overview, (known) => known.organization)}
        headquarters={props.headquarters}
        placeHrefOf={props.placeHrefOf}
        onRetry={() => onRetry('overview')}
      >
        {lists}
      </CompanyQuickInfo>
      <div className={styles.columns}>
        <Column parts={useReadParts(props)} />
        <Column parts={useLookedUpParts(props)} />
      </div>
    </div>
  );
}

/** Sections with facts come first. Each empty section is one line below them. */
function Column({ parts }: { parts: readonly ProfilePart[] }) {
  const renderPart = ({ id, element }: ProfilePart) => <Fragment key={id}>{element}</Fragment>;
  const empty = parts.filter((part) => part.isNothing);
  return (
    <div className={styles.column}>
      {parts.filter((part) => !part.isNothing).map(renderPart)}
      {empty.length > 0 && (
        <CompactContext value={true}>
          <div className={styles.nothing}>{empty.map(renderPart)}</div>
        </CompactContext>
      )}
    </div>
  );
}
