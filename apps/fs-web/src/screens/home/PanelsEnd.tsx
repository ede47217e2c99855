import { useEffect, useRef } from 'react';

interface PanelsEndProps {
  /** Called when it is on screen, or less than a screen away. */
  onNear: () => void;
}

/** Marks the end of the panels so far. */
export function PanelsEnd({ onNear }: PanelsEndProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      { rootMargin: '100% 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={end} />;
}
