export { createLazyModule, type LazyModule } from './system/lazyModule/createLazyModule.ts';
