import type { TableName } from '@fs/api-contract';
import { everyRow } from '@fs/ui/table-model';

/** Rows of a page that users can choose from (decision 033). The first is the specification's. */
export const companyPageSizes = [8, 25, 50, 100, everyRow] as const;

/** Rows of a page of funding rounds, investors, acquisitions or people. The specification has no number for them. */
export const dealPageSizes = [25, 50, 100, everyRow] as const;

/** Rows of a page of markets (research §2). */
export const marketPageSizes = [10, 25, 50, 100, everyRow] as const;

/** Rows of a page of a watchlist, which shows all of them until the user chooses. */
export const watchlistPageSizes = [25, 50, 100, everyRow] as const;

/**
 * Cards of a page on a phone, in place of all rows in one list: cards differ in height, and scroll with the page, so that
 * what follows a long list could not be reached.
 */
export const phonePageSize = 25;

const every = 'all';
const keyOf = (name: TableName) => `fs.rows.${name}`;

/** Writes a page size as a parameter of an address: `50` or `all`. */
export function pageSizeText(size: number): string {
  return size === everyRow ? every : String(size);
}

/** Reads a page size; undefined if users cannot choose it. */
export function parsePageSize(text: string | undefined, sizes: readonly number[]): number | undefined {
  return sizes.find((size) => pageSizeText(size) === text);
}

/** The page size that the user chose for this table on this device. */
export function readPageSize(name: TableName, sizes: readonly number[]): number | undefined {
  try {
    return parsePageSize(localStorage.getItem(keyOf(name)) ?? undefined, sizes);
  } catch {
    return undefined;
  }
}

/** Keeps the page size; undefined returns to the first one. */
export function writePageSize(name: TableName, size: number | undefined) {
  try {
    if (size === undefined) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), pageSizeText(size));
  } catch {
    // Applies until the page is left.
  }
}

/** The rows of a list that an address can name. A reload loads all rows before it. */
export const mostRowsBefore = 1000;

/** Writes the row at the top of a list, from 0, as a parameter of an address, from 1. Undefined for the first. */
export function topRowText(row: number): string | undefined {
  return row > 0 ? String(row + 1) : undefined;
}

/** Reads what `topRowText` writes; 0 for anything else. */
export function parseTopRow(text: string | undefined): number {
  const row = /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) - 1 : 0;
  return Math.min(row, mostRowsBefore);
}
