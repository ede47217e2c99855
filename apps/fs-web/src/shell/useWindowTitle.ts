import { useEffect } from 'react';
import { useFrameServices } from '../services.tsx';

/** Keeps the window's title on that of the page (decision AMB-047). */
export function useWindowTitle(title: string | undefined): void {
  const { productName } = useFrameServices().environment;
  useEffect(() => {
    document.title = title ? `${title} | ${productName}` : productName;
  }, [title, productName]);
}
