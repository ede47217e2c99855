export type { PlanChoice } from './plans/PlanCards/PlanCard.tsx';
export type { TourKey } from './shell/GuidedTour/tourRules.ts';
