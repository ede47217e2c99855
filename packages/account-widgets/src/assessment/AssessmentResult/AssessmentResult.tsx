'use client';
import type { BusinessAssessmentResult } from '@fs/api-contract';
import {
  Button,
  Card,
  CopyButton,
  Heading,
  Inline,
  LinkButton,
  type Loadable,
  LoadableView,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import * as styles from './AssessmentResult.css.ts';
import { assessmentResultMessages } from './AssessmentResult.messages.ts';
import { CategoryResult } from './CategoryResult.tsx';

export interface AssessmentResultProps {
  result: Loadable<BusinessAssessmentResult>;
  courseHref: (course: { category: string; slug: string }) => string;
  /** URL of the assessment, which compares with this result. */
  repeatHref: string;
  /** Absolute URL of the result, for sharing. */
  link: string;
  /** Called when the user wants to print the result. */
  onPrint: () => void;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** The result of a business assessment: five ranked categories, what each means, and what to read. */
export function AssessmentResult({ result, courseHref, repeatHref, link, onPrint, onRetry }: AssessmentResultProps) {
  const messages = useMessages(assessmentResultMessages);
  return (
    <Stack gap="6">
      <Heading level={1} size="headline">
        {messages.title}
      </Heading>
      <LoadableView of={result} onRetry={onRetry} skeleton={<Shapes />}>
        {({ result: categories, createdAt, previousAt }) => (
          <Stack gap="6">
            <Text tone="muted">
              {messages.takenOn({ day: createdAt.slice(0, 10) })}
              {previousAt !== null && ` ${messages.comparedWith({ day: previousAt.slice(0, 10) })}`}
            </Text>
            <ol className={styles.list}>
              {categories.map((each) => (
                <li key={each.category} className={styles.item}>
                  <Card element="article">
                    <CategoryResult result={each} courseHref={courseHref} />
                  </Card>
                </li>
              ))}
            </ol>
            <div className={styles.screenOnly}>
              <Stack gap="2">
                <Inline>
                  <LinkButton href={repeatHref}>{messages.repeat}</LinkButton>
                  <CopyButton value={link} label={messages.copyLink} />
                  <Button onPress={onPrint}>{messages.print}</Button>
                </Inline>
                <Text size="small" tone="muted">
                  {messages.linkHint}
                </Text>
              </Stack>
            </div>
          </Stack>
        )}
      </LoadableView>
    </Stack>
  );
}

function Shapes() {
  return (
    <Stack>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
