import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { copyStartedData } from './support/copyStartedData.ts';
import { e2eTest } from './support/e2eTest.ts';
import { freePort } from './support/freePort.ts';
import { openAs } from './support/openAs.ts';
import { startApp } from './support/startApp.ts';

/** Timeout in milliseconds for a response on a busy machine. */
const waiting = { timeout: 60_000 };

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A language model that doesn’t answer until `release`. */
async function startModel() {
  const held: (() => void)[] = [];
  let isHolding = true;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const { company, facts } = JSON.parse(body) as { company: string; facts: string[] };
      const answer = JSON.stringify({ title: company, sentences: [{ text: `In short, ${facts[0]}.`, facts: [0] }] });
      const send = () => response.setHeader('content-type', 'application/json').end(answer);
      if (isHolding) held.push(send);
      else send();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      isHolding = false;
      for (const send of held.splice(0)) send();
    },
  };
}

async function startDraft(page: Page, company: string) {
  await page.getByRole('combobox', { name: 'Company' }).fill(company);
  await page.getByRole('option', { name: company }).first().click(waiting);
  await page.getByRole('button', { name: 'Write draft' }).click();
  await region(page, 'Recent jobs').getByRole('link', { name: company }).first().waitFor(waiting);
}

e2eTest(
  '[ROUTE-067] [XTOOL-013] [XTOOL-015] jobs wait in line, survive a power cut, are canceled and tried again among those of all tools, and give a notice',
  { timeout: 600_000 },
  async ({ openPage }) => {
    const model = await startModel();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'foresight-tools-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    copyStartedData(dataDir);
    const port = await freePort();
    const start = () => startApp({ dataDir, port, environment: { DRAFT_MODEL_URL: model.url } });
    let app = await start();
    onTestFinished(() => app.kill());

    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'tools/blog' });
    await startDraft(page, 'Voltmeer');
    await region(page, 'Result').getByText('Running', { exact: true }).first().waitFor(waiting);
    await startDraft(page, 'Stillwater');
    await region(page, 'Result').getByText('Waiting, number 1 in line').waitFor(waiting);
    await region(page, 'Result').getByText('You can leave this page. We’ll send you a notice.').waitFor(waiting);
    const address = page.url();

    // The page would report that the server is gone.
    await page.goto('about:blank');
    await app.kill();
    model.release();
    app = await start();
    await page.goto(address);
    await region(page, 'Result').getByText('Ready', { exact: true }).waitFor(waiting);
    await region(page, 'Result').getByText('Language model', { exact: true }).waitFor(waiting);

    // The cut off job has its lease for some minutes.
    await page.getByRole('link', { name: 'All jobs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Workflows' }).waitFor(waiting);
    const jobs = region(page, 'All jobs');
    await jobs
      .getByText(/Blog Draft/)
      .first()
      .waitFor(waiting);
    await jobs.getByRole('button', { name: 'Cancel Voltmeer' }).click();
    await jobs.getByText('You canceled it.').waitFor(waiting);
    await jobs.getByRole('button', { name: 'Retry Voltmeer' }).click();
    await jobs.getByRole('button', { name: 'Retry Voltmeer' }).waitFor({ state: 'hidden', ...waiting });
    await jobs.getByRole('link', { name: 'Voltmeer' }).click();
    await region(page, 'Result').getByText('Ready', { exact: true }).waitFor(waiting);
    expect(
      await region(page, 'Result')
        .getByText(/^In short, Voltmeer: /)
        .count(),
    ).toBe(1);

    // The notice of the job that was waiting leads to its result.
    await page.goto(app.url);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Messages, \d+ unread/ })
      .click(waiting);
    const notices = page.getByRole('dialog', { name: 'Messages' });
    await notices.getByRole('link', { name: 'Your result for Voltmeer is ready' }).waitFor(waiting);
    await notices.getByRole('link', { name: /^Your result for Stillwater.* is ready$/ }).click(waiting);
    await region(page, 'Result').getByText('Ready', { exact: true }).waitFor(waiting);
    expect(page.url()).toBe(address);
  },
);
