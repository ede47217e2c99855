'use client';
import {
  Button,
  Inline,
  LinkButton,
  type Loadable,
  Notice,
  Skeleton,
  Stack,
  Text,
  TextArea,
  useMessages,
} from '@fs/ui';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import * as lined from '../../internal/linedRows.css.ts';
import * as rows from '../PublicCompanies/PublicCompanies.css.ts';
import type { PublicCompany } from '../PublicCompanies/PublicCompanies.tsx';
import { companyRecognitionMessages } from './CompanyRecognition.messages.ts';
import { mostNames, recognitionLines } from './recognitionLines.ts';

/** A name and the company that has it. */
export interface RecognizedName {
  name: string;
  company: PublicCompany | null;
}

export interface CompanyRecognitionProps {
  /** The pasted text. */
  text: string;
  onTextChange: (text: string) => void;
  /** The names of the text. Null while there are none. */
  recognized: Loadable<readonly RecognizedName[]> | null;
  /** URL of a company's page, or of the way to it. */
  hrefOf: CompanyHref;
  /** URL that keeps the recognized companies as a list. */
  keepHrefOf: (companies: readonly PublicCompany[]) => string;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Recognizes the companies of a pasted list, and offers to keep them. */
export function CompanyRecognition({ text, onTextChange, recognized, onRetry, ...links }: CompanyRecognitionProps) {
  const messages = useMessages(companyRecognitionMessages);
  return (
    <Stack gap="4">
      <TextArea
        label={messages.label}
        description={recognitionLines(text).hasMore ? messages.more({ count: mostNames }) : messages.hint}
        placeholder={messages.example}
        value={text}
        onChange={onTextChange}
      />
      {recognized?.state === 'loading' && (
        <div role="status" aria-label={messages.searching}>
          <Skeleton width="most" />
        </div>
      )}
      {recognized?.state === 'failed' && (
        <Notice tone="critical">
          <Inline gap="3">
            {messages.failed}
            <Button size="small" onPress={onRetry}>
              {messages.retry}
            </Button>
          </Inline>
        </Notice>
      )}
      {recognized?.state === 'ready' && <Recognized names={recognized.value} {...links} />}
    </Stack>
  );
}

type RecognizedProps = Pick<CompanyRecognitionProps, 'hrefOf' | 'keepHrefOf'> & { names: readonly RecognizedName[] };

function Recognized({ names, hrefOf, keepHrefOf }: RecognizedProps) {
  const messages = useMessages(companyRecognitionMessages);
  const companies = names.flatMap(({ company }) => company ?? []);
  return (
    <Stack gap="3">
      <div role="status">
        <Text weight="semibold">{messages.found({ found: companies.length, total: names.length })}</Text>
      </div>
      {/* Safari drops the list role of a list without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list" aria-label={messages.results} className={lined.list}>
        {names.map(({ name, company }) => (
          <li key={name} className={lined.row}>
            {company ? (
              <>
                <CompanyLogo name={company.name} logoUrl={company.logo_url} />
                <span className={rows.words}>
                  <CompanyLink company={company} hrefOf={hrefOf} tone="name" />
                </span>
                <Amount amount={company.total_funding_usd} />
              </>
            ) : (
              <Text tone="muted">
                <bdi>{messages.unknown({ name })}</bdi>
              </Text>
            )}
          </li>
        ))}
      </ul>
      {companies.length > 0 && (
        <div>
          <LinkButton href={keepHrefOf(companies)}>{messages.keep}</LinkButton>
        </div>
      )}
    </Stack>
  );
}
