/** Returns the trimmed text of a form field, or ''. */
export function trimmedText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
