/** What the app prints when it is ready. */
export interface Announcement {
  /** Address of the app, with the slash at its end. */
  url: string;
  password: string | undefined;
  /** Email addresses of the sample accounts, by role. */
  signIns: ReadonlyMap<string, string>;
  mailUrl: string | undefined;
}

/** Parses the output of a start; null until it is complete. */
export function readAnnouncement(output: string): Announcement | null {
  const url = /^Foresight is ready at (\S+)$/m.exec(output)?.[1];
  // The output ends with an empty line, which may arrive in a later chunk.
  if (!url || !output.endsWith('\n\n')) return null;
  const roles = output.matchAll(/^ {2}(\S+) +(\S+@\S+)$/gm);
  return {
    url,
    password: /^Sample accounts \(password for all: (\S+)\)$/m.exec(output)?.[1],
    signIns: new Map(Array.from(roles, ([, role = '', email = '']) => [role, email])),
    mailUrl: /^Outgoing mail: (\S+)$/m.exec(output)?.[1],
  };
}
