/** Marks a trigger of a HoverCardGroup. */
const attribute = 'data-fs-hover-card';

/**
 * Returns the props for a Link or Button in a HoverCardGroup. The group passes `id` to its `card` callback. The props
 * are a single attribute, so a thousand triggers cost almost nothing.
 */
export function hoverCardTrigger(id: string) {
  return { [attribute]: id } as const;
}

/** Returns the closest trigger at or around an event target. */
export function triggerAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${attribute}]`) : null;
}

export function idOf(trigger: HTMLElement): string {
  return trigger.getAttribute(attribute) ?? '';
}
