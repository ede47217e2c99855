'use client';
import type { Plan } from '@fs/api-contract';
import { Section, Text, useMessages, VisuallyHidden } from '@fs/ui';
import { type PlanValue, planDifferenceIds, planDifferences } from '../planDifferences.ts';
import * as styles from './PlanDifferences.css.ts';
import { planDifferencesMessages } from './PlanDifferences.messages.ts';

export interface PlanDifferencesProps {
  /** In display order. */
  plans: readonly Pick<Plan, 'id' | 'name' | 'limits'>[];
}

/** The plans compared row by row. Each row is a rule of the server. */
export function PlanDifferences({ plans }: PlanDifferencesProps) {
  const messages = useMessages(planDifferencesMessages);
  if (plans.length === 0) return null;
  return (
    <Section title={messages.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.frame} aria-label={messages.caption} tabIndex={0}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{messages.caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td>
                <VisuallyHidden>{messages.feature}</VisuallyHidden>
              </td>
              {plans.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {planDifferenceIds.map((row) => (
              <tr key={row}>
                <th scope="row">{messages[row]}</th>
                {plans.map((plan) => (
                  <td key={plan.id}>
                    <Value {...planDifferences[row](plan)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

function Value(value: PlanValue) {
  const messages = useMessages(planDifferencesMessages);
  if (value.kind === 'count') return messages.count({ count: value.count });
  if (value.kind !== 'no') return messages[value.kind];
  return (
    <Text element="span" tone="muted">
      {messages.no}
    </Text>
  );
}
