import { globalLayer, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layerOrder.ts';

export { layers };

export type Layer = (typeof layers)[number];

/**
 * Declares the order of the layers in the calling style sheet. Each sheet starts with it, because pages load sheets in
 * any order and a layer’s first mention decides its position.
 */
export function openLayers() {
  for (const layer of layers) globalLayer(layer);
}

/** Puts a whole rule in a layer. Rules outside of layers would override every layer. */
export function inLayer(layer: Layer, rule: StyleRule): StyleRule {
  openLayers();
  return { '@layer': { [layer]: rule } };
}
