'use client';
import type { ToolType } from '@fs/api-contract';
import { Card, Heading, PageNav, Stack, Text, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { toolsMessages } from '../tools.messages.ts';
import * as styles from './ToolPage.css.ts';
import { toolPageMessages } from './ToolPage.messages.ts';

/** The tools: those with a form, and notebooks. */
export type ToolName = ToolType | 'notebooks';

export interface ToolPageProps {
  /** The tool, or `workflows` for the jobs of all. */
  tool: ToolType | 'workflows';
  /** URLs of the tools that the user can open. The others are not named. */
  hrefs: Readonly<Partial<Record<ToolName, string>>>;
  /** What the tool is asked, such as a ToolForm. Without it, the result takes the whole width. */
  form?: ReactNode;
  /** What the tool came to, such as a ToolResult. */
  result?: ReactNode;
  /** Follows the result where the user’s plan doesn’t include the tool, such as an UpgradeWall. */
  wall?: ReactNode;
  /** Earlier jobs, such as ToolJobs. */
  jobs?: ReactNode;
}

const order: readonly ToolName[] = ['blog', 'investors', 'social', 'podcasts', 'content', 'notebooks'];

/** A page of a tool: links to the others, the form with its result, and earlier jobs. */
export function ToolPage({ tool, hrefs, form, result, wall, jobs }: ToolPageProps) {
  const messages = useMessages(toolPageMessages);
  const names = useMessages(toolsMessages);
  const about = useAbout(tool);
  const pages = order.flatMap((name) => {
    const href = hrefs[name];
    return href === undefined ? [] : [{ href, label: names[name] }];
  });
  return (
    <div className={styles.page}>
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={1}>{tool === 'workflows' ? messages.workflows : names[tool]}</Heading>
          <Text tone="muted">{about}</Text>
        </Stack>
        <PageNav label={messages.tools} pages={pages} currentHref={tool === 'workflows' ? '' : (hrefs[tool] ?? '')} />
      </Stack>
      {form ? (
        <div className={styles.columns}>
          <Card>{form}</Card>
          {result}
        </div>
      ) : (
        result
      )}
      {wall}
      {jobs}
    </div>
  );
}

/** What a tool does, in a sentence. */
function useAbout(tool: ToolPageProps['tool']): string {
  const messages = useMessages(toolPageMessages);
  const texts: Readonly<Record<typeof tool, string>> = {
    blog: messages.aboutBlog,
    investors: messages.aboutInvestors,
    social: messages.aboutSocial,
    podcasts: messages.aboutPodcasts,
    content: messages.aboutContent,
    workflows: messages.aboutWorkflows,
  };
  return texts[tool];
}
