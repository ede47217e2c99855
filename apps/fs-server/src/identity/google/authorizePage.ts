import { paths } from '@fs/api-contract';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { type GoogleAccount, testAccounts } from './testAccounts.ts';

/** The page that stands where Google would ask which account it shall be. `fields`: those of the request, sent again. */
export function authorizePage(fields: Readonly<Record<string, unknown>>): string {
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(String(value))}">`)
    .join('\n');
  return page(
    'Test accounts',
    `<p>This is not Google. On this machine these test accounts stand in for Google accounts.</p>
<form method="post" action="${paths.oauthAuthorize}">
${hidden}
<ul>
${testAccounts.map(choice).join('\n')}
</ul>
<p><button name="account" value="">Cancel</button></p>
</form>`,
  );
}

/** Shown instead of sending anybody to an address that is not ours. */
export function foreignRequestPage(): string {
  return page(
    'Sign-in refused',
    '<p>This sign-in was asked for by another site, or in a way that is not known here.</p>',
  );
}

function choice({ email, givenName, familyName }: GoogleAccount): string {
  const name = `${givenName} ${familyName}, ${email}`;
  return `<li><button name="account" value="${escapeHtml(email)}">${escapeHtml(name)}</button></li>`;
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
${content}
</html>`;
}
