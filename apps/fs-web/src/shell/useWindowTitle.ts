import { useEffect } from 'react';
import { useFrameServices } from '../services.tsx';

/** Sets the window's title (decision AMB-047). */
export function useWindowTitle(title: string | undefined): void {
  const { productName } = useFrameServices().environment;
  useEffect(() => {
    document.title = title ? `${title} | ${productName}` : productName;
  }, [title, productName]);
}
