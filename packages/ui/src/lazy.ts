export { type LazyComponentOptions, lazyComponent } from './system/lazyModule/lazyComponent.tsx';
export { lazyOverlay, type PreloadableComponent } from './system/lazyModule/lazyOverlay.tsx';
