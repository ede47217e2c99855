/** What a list puts before a name: a number, a bullet, a quotation mark. */
const mark = /^(?:\d{1,4}[.)]\s+|[-–—*•·]\s*|["“”„'«])+/u;
const closingMark = /["“”'»,;]+$/u;

/** Removes what a list adds to a name: numbers, bullets, quotation marks, and spaces within. */
export function nameInList(line: string): string {
  return line.trim().replace(mark, '').replace(closingMark, '').replaceAll(/\s+/g, ' ').trim();
}

/** Legal forms, with or without their dots. */
const forms = [
  ...['inc', 'incorporated', 'corp', 'corporation', 'co', 'company', 'ltd', 'limited', 'llc', 'llp', 'lp', 'plc'],
  ...['pty ltd', 'pvt ltd', 'pte ltd', 'gmbh & co kg', 'gmbh', 'mbh', 'ag', 'kg', 'ug', 'se', 'sa', 'sas', 'sarl'],
  ...['srl', 'spa', 'bv', 'nv', 'ab', 'as', 'a/s', 'aps', 'oy', 'oyj', 'kk', 'sl', 'lda', 'sp z oo', 'kft', 'zrt'],
].map((form) => [...form].map((letter) => (/[a-z]/.test(letter) ? `${letter}\\.?` : letter)).join(''));
const formAtEnd = new RegExp(`(?:,\\s*|\\s+)(?:${forms.join('|')})$`, 'i');
const eastAsianForm = /^(?:株式会社|有限会社|주식회사)\s*|\s*(?:株式会社|有限公司|주식회사)$/u;

/** A name without its legal form, such as "Inc." or "GmbH". Undefined if it has none. */
export function withoutLegalForm(name: string): string | undefined {
  const bare = name.replace(eastAsianForm, '').replace(formAtEnd, '').trim();
  return bare === name || bare === '' ? undefined : bare;
}
