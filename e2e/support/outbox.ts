import type { RunningApp } from './startApp.ts';

/** Timeout in milliseconds for a mail, for a slow and busy machine. */
const patience = 60_000;

/** Returns the newest mail to this user from the outbox page, once there are `count` with this subject. */
export async function mailTo(app: RunningApp, email: string, subject: RegExp, count = 1): Promise<string> {
  const giveUp = Date.now() + patience;
  while (Date.now() < giveUp) {
    const page = await (await fetch(app.mailUrl ?? '')).text();
    const mails = page.split('<article>').slice(1);
    const [newest, ...others] = mails.filter((text) => text.includes(`To ${email},`) && subject.test(text));
    if (newest !== undefined && others.length + 1 >= count) return newest.replaceAll('&amp;', '&');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Of ${count} awaited, not all mails came to ${email}`);
}

/** Returns the six digits of the code in a mail. */
export function codeIn(mail: string): string {
  const code = /code[^:]*: (\d{6})\b/.exec(mail)?.[1];
  if (code === undefined) throw new Error(`There is no code in: ${mail}`);
  return code;
}

/** Returns the link in a mail. */
export function linkIn(mail: string): string {
  const link = /https?:\/\/[^\s"<]+/.exec(mail)?.[0];
  if (link === undefined) throw new Error(`There is no link in: ${mail}`);
  return link;
}
