'use client';
import { Button, CopyButton, Inline, Menu, Switch, useMessages } from '@fs/ui';
import { saveFile } from '@fs/ui/table-model';
import { companyStatusMessages } from '../../internal/companyStatus.messages.ts';
import { dealMessages } from '../../internal/deals.messages.ts';
import { companyComparisonMessages } from './CompanyComparison.messages.ts';
import type { CompanyComparisonProps } from './CompanyComparisonProps.ts';
import type { CompanyToCompare, ComparedFact } from './compareCompanies.ts';
import { comparisonCsv } from './comparisonCsv.ts';

interface ComparisonToolsProps extends Pick<CompanyComparisonProps, 'onAddAll' | 'addAllItems' | 'onSave' | 'url'> {
  compared: readonly CompanyToCompare[];
  /** Facts of the rows that are shown. */
  facts: readonly ComparedFact[];
  hasOnlyDifferences: boolean;
  onOnlyDifferencesChange: (isOn: boolean) => void;
}

/** What can be done with the whole comparison. */
export function ComparisonTools({
  compared,
  facts,
  hasOnlyDifferences,
  onOnlyDifferencesChange,
  onAddAll,
  addAllItems,
  onSave = saveFile,
  url,
}: ComparisonToolsProps) {
  const messages = useMessages(companyComparisonMessages);
  const textOf = useFactText();

  function save() {
    const names = compared.map(({ overview }) => overview.organization.name);
    const lines = facts.map((fact) => ({
      fact: messages.fact({ fact }),
      values: compared.map((company) => textOf(company, fact)),
    }));
    const csv = comparisonCsv(messages.factColumn, names, lines);
    onSave(new Blob([csv], { type: 'text/csv' }), `${messages.fileName}.csv`);
  }

  return (
    <Inline gap="3">
      {compared.length > 1 && (
        <Switch label={messages.onlyDifferences} isSelected={hasOnlyDifferences} onChange={onOnlyDifferencesChange} />
      )}
      {onAddAll &&
        (addAllItems ? (
          <Menu trigger={<Button>{messages.addAll}</Button>} items={addAllItems} onAction={(id) => onAddAll(id)} />
        ) : (
          <Button onPress={() => onAddAll()}>{messages.addAll}</Button>
        ))}
      <Button onPress={save}>{messages.csv}</Button>
      <CopyButton label={messages.copyLink} value={url} />
    </Inline>
  );
}

/** Returns a function that writes a fact as plain text, with amounts in full. */
function useFactText(): (company: CompanyToCompare, fact: ComparedFact) => string {
  const messages = useMessages(companyComparisonMessages);
  const deals = useMessages(dealMessages);
  const statuses = useMessages(companyStatusMessages);
  return ({ overview: { organization }, ...company }, fact) => {
    const { last_round } = organization;
    const values: Record<ComparedFact, string | number | null> = {
      raised: organization.total_funding_usd,
      lastRound:
        last_round &&
        [
          deals.round({ type: last_round.round_type, code: last_round.round_code }),
          last_round.raised_usd,
          organization.last_funding_on,
        ]
          .filter((part) => part !== null)
          .join(', '),
      rounds: organization.round_count,
      employees: organization.employee_count,
      founded: organization.founded_on,
      place: organization.location,
      status: statuses.status({ status: organization.status }),
      markets: company.markets.map(({ name }) => name).join(', '),
      investors: company.commonInvestors.map(({ name }) => name).join(', '),
      news: company.news,
      followers: company.followers,
      authority: company.authority === 'withheld' ? messages.withheld : company.authority,
    };
    return String(values[fact] ?? '');
  };
}
