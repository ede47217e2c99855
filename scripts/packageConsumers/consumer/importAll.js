// Imports every entry of every package, and renders a component of each, as a program for Node would.
import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

let count = 0;
for (const name of readdirSync('node_modules/@fs')) {
  const { exports } = JSON.parse(readFileSync(`node_modules/@fs/${name}/package.json`, 'utf8'));
  for (const entry of Object.keys(exports).filter((path) => !/\.(json|graphql)$/.test(path))) {
    await import(`@fs/${name}${entry.slice(1)}`);
    count += 1;
  }
}

const { Button, ThemeProvider } = await import('@fs/ui');
const { createBrand } = await import('@fs/ui/brand');
const { SignInForm } = await import('@fs/account-widgets');
const { CompanyLogo } = await import('@fs/research-widgets/CompanyLogo');
const { routes } = await import('@fs/api-contract');
const { createDataClient } = await import('@fs/data-client');

const html = renderToString(createElement(ThemeProvider, null, createElement(Button, null, 'Save')));
if (!html.includes('Save')) throw new Error(html);
if (!createBrand({ color: '#1F6E54' }).ok) throw new Error('The brand is refused');
for (const each of [SignInForm, CompanyLogo, createDataClient]) {
  if (typeof each !== 'function') throw new Error(`${each} is no function`);
}
if (routes.getCompany.method !== 'GET') throw new Error('The routes are not there');
console.log(`${count} entries`);
