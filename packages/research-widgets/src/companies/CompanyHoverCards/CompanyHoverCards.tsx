'use client';
import { HoverCardGroup } from '@fs/ui';
import type { ReactNode } from 'react';

export interface CompanyHoverCardsProps {
  /**
   * Renders the card of a company by its id, such as a `CompanyHoverCard`, while it is open. Without it, names have no
   * cards: for signed-out users, and for those who switched the cards off.
   */
  renderCard?: ((id: string) => ReactNode) | undefined;
  /** Widgets. Every company name in them has a card. */
  children: ReactNode;
}

/** Opens a card beside each company name on hover and on focus. Wrap the page once, not each widget. */
export function CompanyHoverCards({ renderCard, children }: CompanyHoverCardsProps) {
  return <HoverCardGroup card={(id) => renderCard && { content: renderCard(id) }}>{children}</HoverCardGroup>;
}
