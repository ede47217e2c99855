import { paths } from '@fs/api-contract';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { renderPlainPage } from '../../http/renderPlainPage.ts';
import { type GoogleAccount, testAccounts } from './testAccounts.ts';

/**
 * The page that stands in for Google's account chooser. `fields`: the parameters of the request, which the form submits
 * again.
 */
export function renderAuthorizePage(fields: Readonly<Record<string, unknown>>): string {
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(String(value))}">`)
    .join('\n');
  return renderPlainPage(
    'Test accounts',
    `<p>This is not Google. On this machine these test accounts stand in for Google accounts.</p>
<form method="post" action="${paths.oauthAuthorize}">
${hidden}
<ul>
${testAccounts.map(renderAccount).join('\n')}
</ul>
<p><button name="account" value="">Cancel</button></p>
</form>`,
  );
}

/** Shown instead of a redirect to a URI that is not ours. */
export function renderForeignRequestPage(): string {
  return renderPlainPage('Login blocked', '<p>Another site started this login, or the request isn’t valid.</p>');
}

function renderAccount({ email, givenName, familyName }: GoogleAccount): string {
  const name = `${givenName} ${familyName}, ${email}`;
  return `<li><button name="account" value="${escapeHtml(email)}">${escapeHtml(name)}</button></li>`;
}
