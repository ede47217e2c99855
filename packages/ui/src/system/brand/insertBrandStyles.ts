import { brandCss } from './brandCss.ts';
import type { Brand } from './createBrand.ts';

interface Adopted {
  sheet: CSSStyleSheet;
  uses: number;
}

const adopted = new WeakMap<DocumentOrShadowRoot, Map<string, Adopted>>();

/**
 * Gives a page, or a shadow root, the brand's style sheet at run time. Constructed, not written into the page: a strict
 * Content Security Policy lets it be.
 * @returns takes it away again; the sheet stays while someone else uses it
 */
export function insertBrandStyles(brand: Brand, root: DocumentOrShadowRoot = document): () => void {
  const brands = adopted.get(root) ?? new Map<string, Adopted>();
  adopted.set(root, brands);
  const entry = brands.get(brand.id) ?? { sheet: sheetOf(brand), uses: 0 };
  brands.set(brand.id, entry);
  entry.uses += 1;
  if (entry.uses === 1) root.adoptedStyleSheets = [...root.adoptedStyleSheets, entry.sheet];
  let isReleased = false;
  return () => {
    // Released twice, it would take the sheet from someone else.
    if (isReleased) return;
    isReleased = true;
    entry.uses -= 1;
    if (entry.uses > 0) return;
    brands.delete(brand.id);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet);
  };
}

function sheetOf(brand: Brand): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brandCss(brand));
  return sheet;
}
