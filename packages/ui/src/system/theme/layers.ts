import { globalLayer, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layerOrder.ts';

export { layers };

export type Layer = (typeof layers)[number];

/**
 * States the whole order in the style sheet that calls it. Each sheet opens with it, since pages load sheets in any
 * order and the first mention of a layer decides its place.
 */
export function openLayers() {
  for (const layer of layers) globalLayer(layer);
}

/** The rule, wholly inside one layer: unlayered styles would beat every layer. */
export function inLayer(layer: Layer, rule: StyleRule): StyleRule {
  openLayers();
  return { '@layer': { [layer]: rule } };
}
