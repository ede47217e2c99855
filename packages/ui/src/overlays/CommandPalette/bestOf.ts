import type { CommandPaletteGroup } from './CommandPaletteProps.ts';

/** Items of a group that are drawn: nobody walks further by arrow, and another letter brings the others forward. */
const most = 50;

/** The group as it is drawn: of a long one its first items, and how many there are. */
export function bestOf(group: CommandPaletteGroup): CommandPaletteGroup {
  const { items, count = items.length } = group;
  return items.length <= most ? group : { ...group, count, items: items.slice(0, most) };
}
