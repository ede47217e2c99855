/** The text of a form's field without space around it; empty where there is none. */
export function trimmedText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
