import { createLazyModule, type LazyModule } from '../../../system/lazyModule/createLazyModule.ts';
import type { TableColumnFacts } from './TableColumn.ts';
import type { ColumnLayout } from './tableEngine.ts';

type EngineCode = typeof import('./tableEngine.ts');

const requested = createLazyModule(() => import('./tableEngine.ts'));
let provided: EngineCode | undefined;

/** TanStack Table. Tables whose columns are ordered as given and not pinned don’t load it. */
export const engineModule: LazyModule<EngineCode> = {
  ...requested,
  loaded: () => provided ?? requested.loaded(),
};

/** Code that can’t wait brings the engine along, and tables use it. */
export function provideEngine(engine: EngineCode) {
  provided = engine;
}

/** Whether a layout needs the engine: the user ordered or pinned columns. */
export function isArranged({ order, pinned }: ColumnLayout): boolean {
  return (order?.length ?? 0) > 0 || Object.keys(pinned ?? {}).length > 0;
}

/** Whether columns can be placed by this layout now. */
export function canArrange(layout: ColumnLayout): boolean {
  return engineModule.loaded() !== undefined || !isArranged(layout);
}

/** @throws if the engine hasn’t loaded. A table renders the columns as given until then. */
export function columnEngine(
  columns: readonly TableColumnFacts[],
  layout: ColumnLayout,
): ReturnType<EngineCode['columnEngine']> {
  const engine = engineModule.loaded();
  if (!engine) throw new Error('The columns are arranged, and the engine of the table has not loaded');
  return engine.columnEngine(columns, layout);
}
