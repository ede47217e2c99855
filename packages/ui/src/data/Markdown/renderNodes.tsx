import type { AlignType, Definition, Nodes, Table } from 'mdast';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../internal/icons/CheckIcon.tsx';
import { Divider } from '../../layout/Divider/Divider.tsx';
import { Heading, type HeadingLevel } from '../../layout/Heading/Heading.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { isSafeAddress } from '../../navigation/Link/isSafeAddress.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import type { BoundMessages } from '../../system/messages/bindMessages.ts';
import { Code } from '../Code/Code.tsx';
import type { CellAlign } from './Markdown.css.ts';
import * as styles from './Markdown.css.ts';
import type { markdownMessages } from './Markdown.messages.ts';

export interface MarkdownContext {
  source: string;
  /** Unique in the page. The ids of the footnotes start with it. */
  id: string;
  messages: BoundMessages<typeof markdownMessages.table>;
  levels: ReadonlyMap<number, HeadingLevel>;
  definitions: ReadonlyMap<string, Definition>;
  /** The names of the defined footnotes, in order. */
  footnotes: readonly string[];
  nesting: number;
}

/** Limits the nesting: a text of 10,000 `>` would overflow the stack. */
const mostNesting = 30;

export function renderNodes(nodes: readonly Nodes[], context: MarkdownContext): ReactNode {
  const inner = { ...context, nesting: context.nesting + 1 };
  return nodes.map((node) => {
    const { start, end } = node.position ?? {};
    const key = `${start?.offset}`;
    if (inner.nesting > mostNesting) return <span key={key}>{context.source.slice(start?.offset, end?.offset)}</span>;
    const Node = renderers[node.type] as (props: { node: Nodes; context: MarkdownContext }) => ReactNode;
    return <Node key={key} node={node} context={inner} />;
  });
}

type Renderers = {
  [Type in Nodes['type']]: (props: { node: Extract<Nodes, { type: Type }>; context: MarkdownContext }) => ReactNode;
};

/** One renderer for each node type. A missing type is a compile error. */
const renderers: Renderers = {
  root: ({ node, context }) => renderNodes(node.children, context),
  paragraph: ({ node, context }) => (
    <p dir={directionOf(context)} className={styles.paragraph}>
      {renderNodes(node.children, context)}
    </p>
  ),
  heading: ({ node, context }) => (
    <div dir={directionOf(context)}>
      <Heading level={context.levels.get(node.depth) ?? 2}>{renderNodes(node.children, context)}</Heading>
    </div>
  ),
  blockquote: ({ node, context }) => (
    <blockquote dir={directionOf(context)} className={styles.quote}>
      {renderNodes(node.children, context)}
    </blockquote>
  ),
  list: ({ node, context }) => {
    const children = renderNodes(node.children, context);
    return node.ordered ? (
      <ol dir={directionOf(context)} start={node.start ?? undefined} className={styles.list}>
        {children}
      </ol>
    ) : (
      <ul dir={directionOf(context)} className={styles.list}>
        {children}
      </ul>
    );
  },
  listItem: ({ node, context }) => {
    const isTask = typeof node.checked === 'boolean';
    return (
      <li className={isTask ? styles.task : styles.item}>
        {isTask && (
          <span className={styles.box}>
            {node.checked && <CheckIcon />}
            {/* A separate element, so that the checkbox doesn’t determine the text direction of its list. */}
            <bdi>
              <VisuallyHidden>{node.checked ? context.messages.done : context.messages.open}</VisuallyHidden>
            </bdi>
          </span>
        )}
        {renderNodes(node.children, context)}
      </li>
    );
  },
  thematicBreak: () => <Divider />,
  code: ({ node, context }) => <Code label={node.lang ?? context.messages.code}>{node.value}</Code>,
  table: TableOf,
  // The table renders its rows, because it knows the alignment of the columns.
  tableRow: ({ node, context }) => renderNodes(node.children, context),
  tableCell: ({ node, context }) => renderNodes(node.children, context),
  text: ({ node }) => node.value,
  html: ({ node }) => node.value,
  yaml: ({ node }) => node.value,
  emphasis: ({ node, context }) => <em>{renderNodes(node.children, context)}</em>,
  strong: ({ node, context }) => <strong className={styles.strong}>{renderNodes(node.children, context)}</strong>,
  delete: ({ node, context }) => <del>{renderNodes(node.children, context)}</del>,
  inlineCode: ({ node }) => <Code>{node.value}</Code>,
  break: () => <br />,
  link: ({ node, context }) => <LinkTo url={node.url}>{renderNodes(node.children, context)}</LinkTo>,
  linkReference: ({ node, context }) => {
    const target = context.definitions.get(node.identifier);
    const words = renderNodes(node.children, context);
    return target ? <LinkTo url={target.url}>{words}</LinkTo> : words;
  },
  image: ({ node }) => <Picture url={node.url} alt={node.alt} />,
  imageReference: ({ node, context }) => (
    <Picture url={context.definitions.get(node.identifier)?.url ?? ''} alt={node.alt} />
  ),
  definition: () => null,
  footnoteDefinition: () => null,
  footnoteReference: ({ node, context }) => {
    const name = `${context.footnotes.indexOf(node.identifier) + 1}`;
    return (
      <sup id={referenceId(context, node.identifier)} className={styles.reference}>
        <Link href={`#${footnoteId(context, node.identifier)}`} aria-label={context.messages.footnote({ name })}>
          {name}
        </Link>
      </sup>
    );
  },
};

/** A block and its content take the direction of its first words, so an Arabic list has its numbers on the right. */
function directionOf({ nesting }: MarkdownContext) {
  return nesting === 1 ? 'auto' : undefined;
}

export function footnoteId({ id, footnotes }: MarkdownContext, name: string) {
  return `${id}note${footnotes.indexOf(name)}`;
}

export function referenceId({ id, footnotes }: MarkdownContext, name: string) {
  return `${id}reference${footnotes.indexOf(name)}`;
}

function LinkTo({ url, children }: { url: string; children: ReactNode }) {
  return (
    <Link href={url} isExternal={/^https?:/i.test(url)}>
      {children}
    </Link>
  );
}

function Picture({ url, alt }: { url: string; alt?: string | null }) {
  if (url === '' || !isSafeAddress(url)) return alt;
  return <img src={url} alt={alt ?? ''} loading="lazy" referrerPolicy="no-referrer" className={styles.picture} />;
}

/** Markdown’s alignments, which assume left-to-right text. */
const cellAlign = { left: 'start', center: 'center', right: 'end' } as const satisfies Record<
  NonNullable<AlignType>,
  CellAlign
>;

function TableOf({ node, context }: { node: Table; context: MarkdownContext }) {
  const [head, ...rows] = node.children;
  const alignOf = (column: number) => styles.cell({ align: cellAlign[node.align?.[column] ?? 'left'] });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll the table
    <section aria-label={context.messages.table} tabIndex={0} className={styles.scroller}>
      <table dir={directionOf(context)} className={styles.table}>
        <thead>
          <tr>
            {head?.children.map((cell, column) => (
              <th key={cell.position?.start.offset} scope="col" className={alignOf(column)}>
                {renderNodes(cell.children, context)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.position?.start.offset}>
              {row.children.map((cell, column) => (
                <td key={cell.position?.start.offset} className={alignOf(column)}>
                  {renderNodes(cell.children, context)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
