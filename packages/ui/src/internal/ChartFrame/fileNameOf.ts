/** Characters that file systems refuse, or that hide what a name says. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;

/** In letters: with its extension, a name fits every file system. */
const longest = 80;

/** Returns a title as the name of a file, without the extension. */
export function fileNameOf(title: string, extension: string): string {
  const words = title.replace(refused, ' ').replace(/\s+/g, ' ').trim();
  const name = [...words]
    .slice(0, longest)
    .join('')
    .replace(/^\.+|[\s.]+$/g, '');
  return `${name || 'chart'}.${extension}`;
}
