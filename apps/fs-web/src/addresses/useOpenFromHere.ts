import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Opens the page of what the user made here, unless they have gone elsewhere by the time that it is made. */
export function useOpenFromHere(): (href: string) => Promise<void> {
  const router = useRouter();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async (href) => {
    if (isHere.current) await router.navigate({ href });
  };
}
