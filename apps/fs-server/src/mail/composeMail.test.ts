import { type LanguageId, languageIds } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { buildChangeEmailMail, buildPasswordMail, buildSignUpMail } from '../identity/codeMails.ts';
import { buildAlreadySignedUpMail, buildEmailChangedMail, buildPasswordChangedMail } from '../identity/noticeMails.ts';
import { composeMail } from './composeMail.ts';

const email = 'ada@foresight.example';
const productName = 'Fore & <Sight>';
const publicUrl = 'https://foresight.example';
const code = '123456';

/** Every mail of the server, apart from those of watchlists, which are sent in sharing.test.ts and digest.test.ts. */
const mailsIn = (language: LanguageId) => ({
  signUp: buildSignUpMail({ email, language, code, publicUrl, productName, isContested: true }),
  password: buildPasswordMail({ email, language, code, productName }),
  changeEmail: buildChangeEmailMail({ email, language, code, productName }),
  passwordChanged: buildPasswordChangedMail({ email, language, productName }),
  emailChanged: buildEmailChangedMail({ from: email, to: 'eve@foresight.example', language, publicUrl, productName }),
  alreadySignedUp: buildAlreadySignedUpMail({ email, language, productName }),
});

const mails = {
  ...mailsIn('en'),
  everyPart: composeMail({
    to: email,
    subject: `New on ${productName}`,
    productName,
    parts: [
      { kind: 'text', text: 'Tom & "Jerry" <b>' },
      { kind: 'action', label: 'Open <it>', href: 'https://foresight.example/?a=1&b="2"' },
      { kind: 'link', text: 'See', label: 'the page', href: 'https://foresight.example/page' },
      { kind: 'code', text: 'Enter', code },
      { kind: 'quote', text: '<script>alert(1)</script>\nsecond line' },
      { kind: 'list', title: '<i>List', lines: ['one & two'], label: 'View', href: 'https://foresight.example/list' },
    ],
  }),
};

/** The words of an HTML part, without its head. */
function wordsOf(html: string): string {
  const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" } as const;
  const words = html.slice(html.indexOf('<body')).replace(/<[^>]*>/g, ' ');
  return words.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity as '&amp;']).replace(/\s+/g, ' ');
}

test.each(Object.entries(mails))(
  '[XSHELL-021] the mail %s says the same as text and as HTML, with the product in its subject',
  (_kind, { subject, text, html }) => {
    expect(subject).toContain(productName);
    const addresses = /https:\/\/\S+/g;
    const said = text
      .replace(addresses, '')
      .split('\n')
      .map((line) =>
        line
          .replace(/^[>-] /, '')
          .trim()
          .replace(/\s+/g, ' '),
      );
    const words = wordsOf(html);
    expect(said.filter((line) => !words.includes(line))).toEqual([]);
    const hrefs = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href?.replaceAll('&amp;', '&'));
    expect(text.match(addresses)?.map((href) => href.replaceAll('"', '&quot;')) ?? []).toEqual(hrefs);
  },
);

test.each(Object.entries(mails))('the mail %s loads nothing and runs nothing', (_kind, { html }) => {
  const tags = new Set(Array.from(html.matchAll(/<([a-z]\w*)/g), ([, tag]) => tag));
  const allowed = ['html', 'head', 'meta', 'title', 'style', 'body', 'table', 'tr', 'td', 'p', 'a', 'span'];
  expect([...tags].filter((tag) => ![...allowed, 'blockquote', 'br', 'h2', 'ul', 'li'].includes(tag ?? ''))).toEqual(
    [],
  );
  expect(html).not.toMatch(/\b(?:src|on\w+)=|url\(|@import/);
});

test('every text is escaped', () => {
  const { html } = mails.everyPart;
  expect(html).toContain('Tom &amp; &quot;Jerry&quot; &lt;b&gt;');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>second line');
  expect(html).toContain('href="https://foresight.example/?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('<title>New on Fore &amp; &lt;Sight&gt;</title>');
});

test('texts are readable without HTML', () => {
  expect(mails.everyPart.text).toBe(
    [
      'Tom & "Jerry" <b>',
      'https://foresight.example/?a=1&b="2"',
      'See https://foresight.example/page',
      'Enter 123456',
      '> <script>alert(1)</script>\n> second line',
      '<i>List\n- one & two\nhttps://foresight.example/list',
    ].join('\n\n'),
  );
});

const everyLanguage = languageIds.flatMap((language) =>
  Object.entries(mailsIn(language)).map(([kind, mail]) => ({ language, kind, ...mail })),
);

test.each(everyLanguage)('the mail $kind in $language says so, with its direction', ({ language, html, subject }) => {
  const attributes = `lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`;
  expect(html).toContain(`<html ${attributes}>`);
  expect(html).toContain(`<body ${attributes}`);
  expect(subject).toContain(productName);
});

test.each(everyLanguage.filter(({ language }) => language !== 'en'))(
  'the mail $kind in $language has no English sentence',
  ({ kind, text, subject }) => {
    const english = [mails[kind as keyof typeof mails].subject, ...mails[kind as keyof typeof mails].text.split('\n')];
    const same = [subject, ...text.split('\n')].filter((line) => /\p{L}/u.test(line) && english.includes(line));
    expect(same.filter((line) => !line.startsWith('https://'))).toEqual([]);
  },
);

test('quotes and lists begin on the right in Arabic', () => {
  const parts = [
    { kind: 'quote', text: 'مرحبًا' },
    { kind: 'list', title: 'قائمة', lines: ['سطر'], label: 'عرض', href: publicUrl },
  ] as const;
  const { html } = composeMail({ to: email, language: 'ar', subject: productName, productName, parts });
  expect(html).toContain('padding-right:12px;border-right:3px');
  expect(html).toContain('padding-right:20px');
});
