import type { SampleSignIns } from './samples/sampleAccounts.ts';

interface StartInfo {
  appUrl: string;
  mailUrl: string | undefined;
  signIns: SampleSignIns | undefined;
  /** One-time address for the first administrator. */
  firstAdminUrl?: string | undefined;
}

/** Formats the lines printed after a successful start. */
export function formatStartMessage({ appUrl, mailUrl, signIns, firstAdminUrl }: StartInfo): string {
  const lines = [`Foresight is ready at ${appUrl}`];
  if (signIns) {
    const width = Math.max(...signIns.accounts.map(({ role }) => role.length));
    lines.push('', `Sample accounts (password for all: ${signIns.password})`);
    lines.push(...signIns.accounts.map(({ role, email }) => `  ${role.padEnd(width)}  ${email}`));
  }
  if (firstAdminUrl) lines.push('', `Create the first administrator, once: ${firstAdminUrl}`);
  if (mailUrl) lines.push('', `Outgoing mail: ${mailUrl}`);
  return `\n${lines.join('\n')}\n\n`;
}
