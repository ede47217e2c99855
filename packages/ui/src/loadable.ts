export { denied, failed, type Loadable, loading, overLimit, ready, type Wall } from './system/Loadable/Loadable.ts';
