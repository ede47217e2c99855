import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPeers } from '../peers/installPeers.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** In milliseconds; the shift has no unit. */
export const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** Lighthouse's own settings: a phone on slow 4G with a quarter of this processor, or a desktop with all of it. */
export type Device = 'phone' | 'desktop';

export interface PageReport {
  /** Out of 100. */
  scores: Record<(typeof categories)[number], number>;
  figures: Record<(typeof figures)[number], number>;
  /** Lighthouse's benchmark of this machine during the visit; an idle desktop has 1500 to 2000. */
  machine: number;
  /** Audits that cost points, in Lighthouse's terms. */
  shortcomings: readonly string[];
}

/** The part of Lighthouse's API used here. It is installed outside of the workspace, without types. */
interface Lighthouse {
  default: (
    url: string,
    flags: Readonly<Record<string, unknown>>,
    config?: unknown,
  ) => Promise<{ lhr: LighthouseResult } | undefined>;
  desktopConfig: unknown;
}

interface LighthouseResult {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number; displayValue?: string }>;
}

/**
 * Visits a page in the browser that listens on `port`, which keeps the site's data, such as a session.
 * @throws when the page could not be loaded
 */
export async function reportPage(url: string, port: number, device: Device): Promise<PageReport> {
  const { default: lighthouse, desktopConfig } = (await import(
    pathToFileURL(join(installPeers(), 'lighthouse/core/index.js')).href
  )) as Lighthouse;
  const flags = { port, onlyCategories: categories, disableStorageReset: true, logLevel: 'error' };
  const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? `No report of ${url}`);
  return read(result.lhr);
}

function read({ categories: rated, audits, environment }: LighthouseResult): PageReport {
  const figureOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const scoreOf = (name: string) => Math.round((rated[name]?.score ?? Number.NaN) * 100);
  const counted = categories.flatMap((name) => rated[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? []);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    figures: {
      'first-contentful-paint': figureOf('first-contentful-paint'),
      'largest-contentful-paint': figureOf('largest-contentful-paint'),
      'total-blocking-time': figureOf('total-blocking-time'),
      'cumulative-layout-shift': figureOf('cumulative-layout-shift'),
    },
    machine: environment.benchmarkIndex,
    shortcomings: counted.flatMap(({ id }) => {
      const audit = audits[id];
      // A measured time below the maximum is normal; report audits below the goal of their category.
      if (!audit || audit.score === null || audit.score >= 0.95) return [];
      return [`${audit.title} (${id})`];
    }),
  };
}
