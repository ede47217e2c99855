import { useEffect, useRef } from 'react';

interface PanelsEndProps {
  /** Called when it is on screen, or less than a screen away. */
  onApproach: () => void;
}

/** Marks the end of the panels so far. */
export function PanelsEnd({ onApproach }: PanelsEndProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onApproach(),
      { rootMargin: '100% 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onApproach]);
  return <div ref={end} />;
}
