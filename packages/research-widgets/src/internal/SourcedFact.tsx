'use client';
import type { CompanyFact } from '@fs/api-contract';
import { IconButton, Link, Popover, Text, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { InfoIcon } from './icons/InfoIcon.tsx';
import * as styles from './SourcedFact.css.ts';
import { sourcedFactMessages } from './SourcedFact.messages.ts';

interface SourcedFactProps {
  /** Name of the fact, such as "Employees". */
  name: string;
  /** Null where nothing is known of the source. */
  fact: CompanyFact | null | undefined;
  /** Renders a value of the fact that another source gives. */
  renderValue?: ((value: string) => ReactNode) | undefined;
  /** URL to report the fact as wrong. Without it there is no link. */
  reportHref?: string | undefined;
  /** The value that is shown. */
  children: ReactNode;
}

/** A value with a button that tells its source and date. A source that disagrees is named beside it. */
export function SourcedFact({
  name,
  fact,
  renderValue = (value) => <bdi>{value}</bdi>,
  reportHref,
  children,
}: SourcedFactProps) {
  const messages = useMessages(sourcedFactMessages);
  if (!fact) return <span className={styles.valued}>{children}</span>;
  const { conflict } = fact;
  const label = messages.label({ fact: name });
  return (
    <>
      <span className={styles.valued}>
        {children}
        <Popover
          label={label}
          trigger={
            <IconButton label={label} size="small">
              <InfoIcon />
            </IconButton>
          }
        >
          <div className={styles.note}>
            {conflict && <Text weight="semibold">{messages.conflict}</Text>}
            <Said source={fact.source} as_of={fact.as_of}>
              {conflict && children}
            </Said>
            {conflict && (
              <Said source={conflict.source} as_of={conflict.as_of}>
                {renderValue(conflict.value)}
              </Said>
            )}
            {reportHref && (
              <Text size="small">
                <Link href={reportHref}>{messages.report}</Link>
              </Text>
            )}
          </div>
        </Popover>
      </span>
      {conflict && (
        <span className={styles.other}>
          {messages.says({ source: conflict.source })} {renderValue(conflict.value)}
        </span>
      )}
    </>
  );
}

interface SaidProps {
  source: string;
  as_of: string;
  /** The value, where sources disagree. */
  children: ReactNode;
}

function Said({ source, as_of, children }: SaidProps) {
  const messages = useMessages(sourcedFactMessages);
  return (
    <div className={styles.said}>
      <Text>
        <bdi>{messages.source({ source })}</bdi>
      </Text>
      <div>{children}</div>
      <Text size="small" tone="muted">
        {messages.asOf({ day: as_of })}
      </Text>
    </div>
  );
}
