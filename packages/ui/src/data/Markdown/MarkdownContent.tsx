'use client';
// Imported here instead of in the theme, because italics are rare outside of Markdown.
import '@fontsource-variable/inter/wght-italic.css';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { useId, useMemo } from 'react';
import type { HeadingLevel } from '../../layout/Heading/Heading.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import { headingLevels } from './headingLevels.ts';
import { markdownMessages } from './Markdown.messages.ts';
import { MarkdownFootnotes } from './MarkdownFootnotes.tsx';
import { renderNodes } from './renderNodes.tsx';

export interface MarkdownContentProps {
  source: string;
  level: HeadingLevel;
}

/** Renders elements and never HTML, so there is nothing to sanitize and nothing that Trusted Types would reject. */
export function MarkdownContent({ source, level }: MarkdownContentProps) {
  const id = useId();
  const messages = useMessages(markdownMessages);
  const text = useMemo(() => parse(source), [source]);
  const context = {
    source,
    id,
    messages,
    levels: headingLevels(text.depths, level),
    definitions: text.definitions,
    footnotes: [...text.footnotes.keys()],
    nesting: 0,
  };
  return (
    <>
      {renderNodes(text.root.children, context)}
      <MarkdownFootnotes notes={text.footnotes} context={context} />
    </>
  );
}

interface Parsed {
  root: Root;
  /** The depths of its headings, as written. */
  depths: readonly number[];
  /** Targets of reference links. The first definition of a name applies. */
  definitions: ReadonlyMap<string, Definition>;
  /** Footnotes by name, in the order of their definitions. */
  footnotes: ReadonlyMap<string, FootnoteDefinition>;
}

function parse(source: string): Parsed {
  const root = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const depths: number[] = [];
  const definitions = new Map<string, Definition>();
  const footnotes = new Map<string, FootnoteDefinition>();
  const waiting: Nodes[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'heading') depths.push(node.depth);
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
    if (node.type === 'footnoteDefinition' && !footnotes.has(node.identifier)) footnotes.set(node.identifier, node);
    if ('children' in node) waiting.push(...[...node.children].reverse());
  }
  return { root, depths, definitions, footnotes };
}
