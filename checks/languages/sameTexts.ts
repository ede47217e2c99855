type Tables = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Returns the texts that are the same in both languages, of functions all their texts together. Texts without words,
 * such as amounts, are not compared.
 */
export function sameTexts(english: Tables, other: Tables): { key: string; text: string }[] {
  return Object.entries(other).flatMap(([component, table]) =>
    Object.entries(table).flatMap(([key, message]) => {
      const text = wordsOf(message);
      const isSame = text === wordsOf(english[component]?.[key]);
      return isSame && /\p{L}{2}/u.test(text) ? [{ key: `${component}.${key}`, text }] : [];
    }),
  );
}

/** Returns a message without its values. */
function wordsOf(message: unknown): string {
  if (typeof message !== 'function') return String(message);
  return wordsOfCode(String(message)).join(' ').trim();
}

/** A value that is compared is no text: `=== 'compact'`, `'compact' ===`, `case 'compact':`. */
const compared = /(?:[=!]==?\s*|\bcase\s+)(["'])(?:(?!\1)[^\\]|\\.)*\1|(["'])(?:(?!\2)[^\\]|\\.)*\2(?=\s*[=!]==?)/g;

const literal = /`((?:[^`\\]|\\.)*)`|(["'])((?:(?!\2)[^\\]|\\.)*)\2/g;

/** Returns the texts of templates and of quoted strings, also of those in a template's values. */
function wordsOfCode(code: string): string[] {
  return [...code.replaceAll(compared, '').matchAll(literal)].flatMap(([, template, , quoted = '']) => {
    if (template === undefined) return [quoted];
    const values = [...template.matchAll(/\$\{([^}]*)\}/g)].flatMap(([, value = '']) => wordsOfCode(value));
    return [template.replaceAll(/\$\{[^}]*\}/g, ''), ...values];
  });
}
