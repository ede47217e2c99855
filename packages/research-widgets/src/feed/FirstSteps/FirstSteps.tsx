'use client';
import {
  Button,
  Heading,
  Inline,
  Link,
  LinkButton,
  type Loadable,
  LoadableView,
  Notice,
  Section,
  Stack,
  Text,
  ToggleButton,
  useMessages,
} from '@fs/ui';
import { type ReactNode, useState } from 'react';
import { TagsSkeleton } from '../../internal/sectionSkeletons.tsx';
import * as styles from './FirstSteps.css.ts';
import { firstStepsMessages } from './FirstSteps.messages.ts';

interface NamedMarket {
  id: string;
  name: string;
}

export interface FirstStepsProps {
  markets: Loadable<readonly NamedMarket[]>;
  /** Called when the user creates a list of the chosen markets. */
  onCreate: (markets: readonly NamedMarket[]) => void;
  /** Whether the list is being created. @default false */
  isCreating?: boolean;
  /** Why the last attempt failed. The choice stays. */
  failure?: string | undefined;
  /** The created list. Null until then. */
  created: { id: string; name: string; companyCount: number } | null;
  /** URL of a watchlist's page. */
  listHrefOf: (list: { id: string }) => string;
  feedHref: string;
  /** Called when the user retries loading the markets. */
  onRetry?: () => void;
}

/** Expected number of markets, for the skeleton. */
const usual = 12;

/** Three steps for a new user: choose markets, copy a ready list, see the feed. */
export function FirstSteps({
  markets,
  onCreate,
  isCreating = false,
  failure,
  created,
  listHrefOf,
  feedHref,
  onRetry,
}: FirstStepsProps) {
  const messages = useMessages(firstStepsMessages);
  const [chosen, setChosen] = useState<readonly NamedMarket[]>([]);
  const toggle = (market: NamedMarket, isOn: boolean) =>
    setChosen(isOn ? [...chosen, market] : chosen.filter(({ id }) => id !== market.id));
  return (
    <Section title={messages.title} size="title">
      <ol className={styles.steps}>
        <Step title={messages.choose} hint={messages.chooseHint}>
          <LoadableView of={markets} onRetry={onRetry} skeleton={<TagsSkeleton count={usual} />}>
            {(all) =>
              all.length === 0 ? (
                <Text tone="muted">{messages.noMarkets}</Text>
              ) : (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
                <div role="group" aria-label={messages.markets}>
                  <Inline>
                    {all.map((market) => (
                      <ToggleButton
                        key={market.id}
                        size="small"
                        isSelected={chosen.some(({ id }) => id === market.id)}
                        onChange={(isOn) => toggle(market, isOn)}
                      >
                        <bdi>{market.name}</bdi>
                      </ToggleButton>
                    ))}
                  </Inline>
                </div>
              )
            }
          </LoadableView>
        </Step>
        <Step title={messages.copy} hint={messages.copyHint}>
          {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
          <div role="status">
            {created && (
              <Text>
                <bdi>{messages.created({ name: created.name, count: created.companyCount })}</bdi>{' '}
                <Link href={listHrefOf(created)}>{messages.open}</Link>
              </Text>
            )}
          </div>
          {!created && (
            <Inline>
              <Button
                tone="accent"
                isDisabled={chosen.length === 0}
                isPending={isCreating}
                onPress={() => onCreate(chosen)}
              >
                {messages.create({ count: chosen.length })}
              </Button>
              {chosen.length === 0 && (
                <Text element="span" size="small" tone="muted">
                  {messages.chooseFirst}
                </Text>
              )}
            </Inline>
          )}
        </Step>
        <Step title={messages.feed} hint={messages.feedHint}>
          <div>
            <LinkButton href={feedHref} tone={created ? 'accent' : 'neutral'}>
              {messages.feed}
            </LinkButton>
          </div>
        </Step>
      </ol>
    </Section>
  );
}

function Step({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <li>
      <Stack gap="3">
        <Stack gap="0">
          <Heading level={3} size="label">
            {title}
          </Heading>
          <Text size="small" tone="muted">
            {hint}
          </Text>
        </Stack>
        {children}
      </Stack>
    </li>
  );
}
