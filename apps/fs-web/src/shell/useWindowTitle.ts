import { windowTitle } from '@fs/api-contract';
import { useEffect } from 'react';
import { useFrameServices } from '../services.tsx';

/** Sets the window's title (decision AMB-047). */
export function useWindowTitle(title: string | undefined): void {
  const { productName } = useFrameServices().environment;
  useEffect(() => {
    document.title = windowTitle(title, productName);
  }, [title, productName]);
}
