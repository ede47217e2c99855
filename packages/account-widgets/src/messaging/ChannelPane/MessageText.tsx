import { Code, Link } from '@fs/ui';
import type { ReactNode } from 'react';
import { marks } from '../messageMarks.ts';

/** Text with links, bold, italic and code. A link shows its address as the browser will open it. */
export function MessageText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    const [whole, url, bold, italic, code] = match;
    const key = match.index;
    if (url !== undefined) parts.push(<WebLink key={key} address={url} />);
    else if (bold !== undefined) parts.push(<strong key={key}>{bold}</strong>);
    else if (italic === undefined) parts.push(<Code key={key}>{code ?? whole}</Code>);
    else parts.push(<em key={key}>{italic}</em>);
  }
  return [...parts, text.slice(end)];
}

/** The host in letters that cannot pass for others. */
function WebLink({ address }: { address: string }) {
  const trailing = /[.,;:!?)\]]+$/.exec(address)?.[0] ?? '';
  const bare = address.slice(0, address.length - trailing.length);
  const href = URL.canParse(bare) ? new URL(bare).href : null;
  if (href === null) return address;
  return (
    <>
      <Link href={href} isExternal>
        {href}
      </Link>
      {trailing}
    </>
  );
}
