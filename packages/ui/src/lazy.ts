export { type LazyComponentOptions, lazyComponent } from './system/lazyComponent/lazyComponent.tsx';
