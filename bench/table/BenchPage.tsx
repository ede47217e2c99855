/** The frame of every page: three unstyled buttons, each of which mounts a table. */
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { benchCompanies } from './benchRows.ts';
import { type BenchCompany, type Shown, words } from './tableModel.ts';

const few = benchCompanies(10_000);
const many = benchCompanies(50_000);

interface BenchPageProps {
  paged: (rows: BenchCompany[]) => ReactNode;
  scrolling: (rows: BenchCompany[]) => ReactNode;
}

function BenchPage({ paged, scrolling }: BenchPageProps) {
  const [shown, setShown] = useState<Shown>('nothing');
  return (
    <>
      {(['paged', 'long', 'longer'] as const).map((which) => (
        <button key={which} type="button" onClick={() => setShown(which)}>
          {words[which]}
        </button>
      ))}
      {shown === 'paged' && paged(few)}
      {shown === 'long' && scrolling(few)}
      {shown === 'longer' && scrolling(many)}
    </>
  );
}

export function renderPage(props: BenchPageProps, around: (page: ReactNode) => ReactNode = (page) => page): void {
  createRoot(document.querySelector('#root') as Element).render(around(<BenchPage {...props} />));
}
