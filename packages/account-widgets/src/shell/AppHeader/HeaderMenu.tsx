'use client';
import { lazyOverlay } from '@fs/ui';

/** A menu of the header. Lazy-loaded, because signed-out users have no menus that open. */
export const HeaderMenu = lazyOverlay(async () => (await import('@fs/ui/Menu')).Menu);
