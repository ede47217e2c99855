/** Marks what has a card in a HoverCardGroup. */
const attribute = 'data-fs-hover-card';

/**
 * Spread on a Link or a Button of a HoverCardGroup, with the id that the group's `card` is asked for. It is an
 * attribute and nothing else, so a thousand of them cost nothing.
 */
export function hoverCardTrigger(id: string) {
  return { [attribute]: id } as const;
}

/** What has a card, at or around where something happened. */
export function triggerAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${attribute}]`) : null;
}

export function idOf(trigger: HTMLElement): string {
  return trigger.getAttribute(attribute) ?? '';
}
