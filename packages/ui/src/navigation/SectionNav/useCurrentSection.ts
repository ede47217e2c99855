import { type RefObject, useEffect, useState } from 'react';

/** Px below the bar at which a section becomes the current one. */
const lead = 48;

/**
 * Returns the id of the section that is being read: the last one whose start has passed the bar. Keeps its link visible
 * in a bar that scrolls sideways.
 */
export function useCurrentSection(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  // Joined, because the caller's list is another one in each render.
  const known = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      setCurrent(sectionAt(known.split(' '), list.current?.getBoundingClientRect().bottom ?? 0));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(read);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [known, list]);

  useEffect(() => {
    const bar = list.current;
    const link = bar?.querySelector('[aria-current]');
    if (current === undefined || !bar || !link) return;
    const [outer, inner] = [bar.getBoundingClientRect(), link.getBoundingClientRect()];
    // Not `scrollIntoView`, which would also scroll the page.
    const before = Math.min(0, inner.left - outer.left);
    bar.scrollBy({ left: before || Math.max(0, inner.right - outer.right) });
  }, [current, list]);

  return current;
}

function sectionAt(ids: readonly string[], line: number): string | undefined {
  const known = ids.flatMap((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, top }];
  });
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = window.scrollY > 0 && scrollHeight - clientHeight - window.scrollY < 2;
  // The last sections may be too short to reach the bar: there the address decides, or else the end of the page.
  if (isAtEnd) {
    const asked = known.find(({ id, top }) => `#${id}` === window.location.hash && top > line);
    return (asked ?? known.at(-1))?.id;
  }
  return (known.findLast(({ top }) => top <= line + lead) ?? known[0])?.id;
}
