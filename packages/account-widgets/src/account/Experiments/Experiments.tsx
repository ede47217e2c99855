'use client';
import { type ExperimentId, experimentIds } from '@fs/api-contract';
import { Heading, type Loadable, LoadableView, Section, Skeleton, Stack, Switch, Text, useMessages } from '@fs/ui';
import * as styles from './Experiments.css.ts';
import { experimentsMessages } from './Experiments.messages.ts';

export interface ExperimentsProps {
  /** The experiments that are on for the user. */
  on: Loadable<readonly ExperimentId[]>;
  /** Called with all experiments that are on from now on. Apply them at once. */
  onChange: (on: readonly ExperimentId[]) => void;
  /** Called when the user retries loading. */
  onRetry?: () => void;
}

/** The experiments, with what each does, and a switch for the user. */
export function Experiments({ on, onChange, onRetry }: ExperimentsProps) {
  const messages = useMessages(experimentsMessages);
  return (
    <Stack gap="8">
      <Stack gap="2">
        <Heading level={1}>{messages.title}</Heading>
        <Text tone="muted">{messages.text}</Text>
      </Stack>
      <Section title={messages.onForMe}>
        <LoadableView of={on} onRetry={onRetry} skeleton={<Skeleton size="reading" />}>
          {(chosen) => (
            // Safari drops the list role of a list without markers.
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <ul role="list" className={styles.list}>
              {experimentIds.map((id) => (
                <li key={id} className={styles.row}>
                  <Switch
                    label={messages[id]}
                    description={messages[`${id}Text`]}
                    isSelected={chosen.includes(id)}
                    onChange={(isOn) =>
                      onChange(experimentIds.filter((each) => (each === id ? isOn : chosen.includes(each))))
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </LoadableView>
      </Section>
    </Stack>
  );
}
