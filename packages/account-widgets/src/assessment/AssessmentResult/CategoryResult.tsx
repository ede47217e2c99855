import type { BusinessAssessmentResult } from '@fs/api-contract';
import { Badge, type BadgeTone, Heading, Inline, Link, List, ListItem, Meter, Stack, Text, useMessages } from '@fs/ui';
import { coursesMessages } from '../../courses/courses.messages.ts';
import { assessmentResultMessages } from './AssessmentResult.messages.ts';

type Result = BusinessAssessmentResult['result'][number];

interface CategoryResultProps {
  result: Result;
  courseHref: (course: { category: string; slug: string }) => string;
}

/** Scores from which a category is fair, and strong. */
const [fair, strong] = [40, 75];

function levelOf(score: number): 'Low' | 'Middle' | 'High' {
  if (score < fair) return 'Low';
  return score < strong ? 'Middle' : 'High';
}

/** One category: its score beside the last one, what it means, and courses about it. */
export function CategoryResult({ result: { category, score, previous, courses }, courseHref }: CategoryResultProps) {
  const messages = useMessages(assessmentResultMessages);
  const words = useMessages(coursesMessages);
  return (
    <Stack gap="3">
      <Inline justify="between">
        <Heading level={2} size="title">
          {words[category]}
        </Heading>
        {previous !== null && <Change points={score - previous} />}
      </Inline>
      <Meter label={messages.score} value={score} valueLabel={messages.points({ score })} />
      {previous !== null && (
        <Meter label={messages.lastTime} value={previous} valueLabel={messages.points({ score: previous })} />
      )}
      <Text>{messages[`${category}${levelOf(score)}`]}</Text>
      {courses.length > 0 && (
        <List look="plain" aria-label={messages.courses({ category: words[category] })}>
          {courses.map((course) => (
            <ListItem key={course.slug}>
              <Inline>
                <Link href={courseHref(course)} tone="name">
                  <bdi>{course.name}</bdi>
                </Link>
                <Text element="span" size="small" tone="muted">
                  {words.minutes(course)}
                </Text>
                <Badge tone={course.paid ? 'accent' : 'neutral'}>{course.paid ? words.paid : words.free}</Badge>
              </Inline>
            </ListItem>
          ))}
        </List>
      )}
    </Stack>
  );
}

function Change({ points }: { points: number }) {
  const messages = useMessages(assessmentResultMessages);
  if (points === 0) return <Badge>{messages.same}</Badge>;
  const tone: BadgeTone = points > 0 ? 'positive' : 'caution';
  return (
    <Badge tone={tone}>{points > 0 ? messages.up({ points }) : messages.down({ points: Math.abs(points) })}</Badge>
  );
}
