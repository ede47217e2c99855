import type { CallResult, Outcome, RouteName, RouteTable } from '@fs/api-contract';

/** A function for every route of an area. A route without its call does not compile. */
export type AreaCalls<Routes extends RouteTable> = {
  [Name in keyof Routes & RouteName]: (...args: never[]) => Promise<Outcome<CallResult<Name>>>;
};
