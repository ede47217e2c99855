import { expect, test } from 'vitest';
import { cleanText } from './cleanText.ts';
import { markupText } from './markupText.ts';
import { parseDay } from './parseDay.ts';
import { parseWebAddress } from './parseWebAddress.ts';

test.each([
  ['agÃ¡mi Systems', 'agámi Systems'],
  ['InsideAxisâ„¢', 'InsideAxis™'],
  ['Clube Orgânico', 'Clube Orgânico'],
  ['Ã', 'Ã'],
  ['中Ã¡', '中Ã¡'],
  ['zero\u200Bwidth\uFEFF', 'zerowidth'],
  ['original\u00A0content \r\n here', 'original content here'],
  ['nul\0byte', 'nulbyte'],
  ['bell\u0007 and \u001B[31mred', 'bell and [31mred'],
  ['half \uD83D', 'half'],
  ['\uDE00 other half \u{1F600}', 'other half \u{1F600}'],
  ['<b>&amp;</b>', '<b>&amp;</b>'],
  ['👩\u200D💻', '👩\u200D💻'],
])('stores %j as %j', (written, stored) => {
  expect(cleanText(written)).toBe(stored);
});

test.each([
  ['<ol><li>One</li>\n<li>Two &amp; three</li></ol>', 'One Two & three'],
  ["Intel's (<a href='https://x.example' title=\"Intel\">INTC</a>)", "Intel's (INTC)"],
  ['<p>Half a tag <a href="https://x.exam', 'Half a tag'],
  ['It&#39;s &ldquo;m&eacute;canique&rdquo;&nbsp;&hellip; &Uuml;ber &unknown;', "It's “mécanique” … Über &unknown;"],
  ['a < b, 1 <2> and <XSS> stay', 'a < b, 1 <2> and <XSS> stay'],
  ['before<script>alert("1")</script>after<style>p {}', 'before after'],
  ['&lt;b&gt;written about&lt;/b&gt;', '<b>written about</b>'],
  ['nothing to do', 'nothing to do'],
])('the text of the HTML %j is %j', (html, text) => {
  expect(markupText(html)).toBe(text);
});

const range = { from: '1900-01-01', to: '2026-11-20' };

test.each([
  ['2014-02-28', '2014-02-28'],
  ['05-01-2015', '2015-01-05'],
  ['2015-07-23 00:00:00', '2015-07-23'],
  ['2012-02-29', '2012-02-29'],
  ['2013-02-29', null],
  ['1201-11-03 00:00:00', null],
  ['3201-10-21', null],
  ['2026-11-21', null],
  ['yesterday', null],
  ['', null],
])('parses the date %j as %j', (written, day) => {
  expect(parseDay(written, range)).toBe(day);
});

test.each([
  ['http://www.voltaro.example', { url: 'http://www.voltaro.example/', domain: 'voltaro.example' }],
  ['voltaro.example/about', { url: 'http://voltaro.example/about', domain: 'voltaro.example' }],
  ['//cdn.example/a.png', { url: 'https://cdn.example/a.png', domain: 'cdn.example' }],
  ['http://www.one.example ; http//two.example', { url: 'http://www.one.example/', domain: 'one.example' }],
  ['http://one.example;http://two.example', { url: 'http://one.example/', domain: 'one.example' }],
  ['http://one.example/a;b,c', { url: 'http://one.example/a;b,c', domain: 'one.example' }],
  ['http://контекст.example', { url: 'http://xn--e1ajbkeved.example/', domain: 'xn--e1ajbkeved.example' }],
  ['http://under construction', null],
  ['http://n/a', null],
  ['http://someone@mail.example', null],
  ['mailto:someone@mail.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,hello.world', null],
  ['http://', null],
])('parses the URL %j as %j', (written, address) => {
  expect(parseWebAddress(written)).toEqual(address);
});
