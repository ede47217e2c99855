export {
  type DeniedState,
  denied,
  failed,
  type Loadable,
  loading,
  overLimit,
  ready,
} from './system/Loadable/Loadable.ts';
