'use client';
import type { CompanyFact } from '@fs/api-contract';
import { IconButton, Link, Popover, Text, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { InfoIcon } from './icons/InfoIcon.tsx';
import * as styles from './SourcedFact.css.ts';
import { sourcedFactMessages } from './SourcedFact.messages.ts';

interface SourceProps {
  /** Null where nothing is known of the source. */
  fact: CompanyFact | null | undefined;
  /** Renders a value of the fact that another source gives. */
  renderValue?: ((value: string) => ReactNode) | undefined;
}

interface FactSourceProps extends SourceProps {
  /** Name of the fact, such as "Employees". */
  name: string;
  /** URL to report the fact as wrong. Without it there is no link. */
  reportHref?: string | undefined;
  /** The value that is shown, repeated where sources disagree. */
  children: ReactNode;
}

const asText = (value: string): ReactNode => <bdi>{value}</bdi>;

/** A button that tells the source and date of a fact, and of the value of a source that disagrees. */
export function FactSource({ name, fact, renderValue = asText, reportHref, children }: FactSourceProps) {
  const messages = useMessages(sourcedFactMessages);
  if (!fact) return null;
  const { conflict } = fact;
  const label = messages.label({ fact: name });
  return (
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
  );
}

interface SourcedFactProps extends SourceProps {
  /** The value that is shown. */
  children: ReactNode;
}

/** A value, and the value of a source that disagrees. */
export function SourcedFact({ fact, renderValue = asText, children }: SourcedFactProps) {
  const messages = useMessages(sourcedFactMessages);
  return (
    <>
      {children}
      {fact?.conflict && (
        <span className={styles.other}>
          {messages.says({ source: fact.conflict.source ?? messages.unknown })} {renderValue(fact.conflict.value)}
        </span>
      )}
    </>
  );
}

interface SaidProps {
  /** Null where none is known: only of several is that said. */
  source: string | null;
  as_of: string;
  /** The value, where sources disagree. */
  children: ReactNode;
}

function Said({ source, as_of, children }: SaidProps) {
  const messages = useMessages(sourcedFactMessages);
  const unnamed = children ? messages.unknown : null;
  const name = source === null ? unnamed : messages.source({ source });
  return (
    <div className={styles.said}>
      {name !== null && (
        <Text>
          <bdi>{name}</bdi>
        </Text>
      )}
      <div>{children}</div>
      <Text size="small" tone="muted">
        {messages.asOf({ day: as_of })}
      </Text>
    </div>
  );
}
