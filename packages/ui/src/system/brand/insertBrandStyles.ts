import { brandCss } from './brandCss.ts';
import type { Brand } from './createBrand.ts';

interface Adopted {
  sheet: CSSStyleSheet;
  uses: number;
}

const adopted = new WeakMap<DocumentOrShadowRoot, Map<string, Adopted>>();

/**
 * Adds the brand’s style sheet to a page or shadow root at run time. It is a constructed style sheet, which a strict
 * Content Security Policy allows.
 * @returns A function that removes the sheet, unless another caller still uses it.
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
    // A second release would remove the sheet while another caller uses it.
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
