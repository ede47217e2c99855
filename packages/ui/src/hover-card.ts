export { hoverCardTrigger } from './overlays/HoverCardGroup/hoverCardTrigger.ts';
