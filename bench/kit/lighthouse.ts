import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../../tools/browser.ts';
import { installIn, versionIn } from './install.ts';

/** One run on a page. Times in milliseconds, points out of 100 by category. */
export interface Look {
  readonly points: Readonly<Record<string, number>>;
  readonly lcp: number;
  readonly blocking: number;
}

/** How to run it. */
export interface LookWishes {
  /** A personal form is not for search engines, so it gets no SEO score. */
  readonly isHidden: boolean;
  readonly blockedUrlPatterns?: readonly string[];
}

interface Report {
  readonly lhr: {
    readonly runtimeError?: { readonly message: string };
    readonly categories: Readonly<Record<string, { readonly id: string; readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Report | undefined>;
type Launch = (options: object) => Promise<{ port: number; kill(): void }>;

const folder = path.join(import.meta.dirname, '../lighthouse');
const packages = path.join(folder, 'node_modules');

/** Runs Lighthouse with its defaults on an address: mobile, simulated throttling, a new browser each time. */
export type LookAt = (address: string, wishes: LookWishes) => Promise<Look>;

/** Installs Lighthouse next to its package.json if missing. `version` is such as `lighthouse 13.5.0`. */
export async function openLighthouse(): Promise<{ lookAt: LookAt; version: string }> {
  installIn(folder);
  const load = (file: string) => import(pathToFileURL(path.join(packages, file)).href);
  const [lighthouse, launcher] = await Promise.all([
    load('lighthouse/core/index.js') as Promise<{ default: Lighthouse }>,
    load('chrome-launcher/dist/index.js') as Promise<{ launch: Launch }>,
  ]);
  return {
    lookAt: (address, wishes) => look({ lighthouse: lighthouse.default, launch: launcher.launch }, address, wishes),
    version: `lighthouse ${versionIn(packages, 'lighthouse')}`,
  };
}

async function look(
  { lighthouse, launch }: { lighthouse: Lighthouse; launch: Launch },
  address: string,
  { isHidden, blockedUrlPatterns = [] }: LookWishes,
): Promise<Look> {
  const browser = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
  try {
    const skipAudits = isHidden ? ['is-crawlable'] : [];
    const report = await lighthouse(address, { port: browser.port, logLevel: 'error', skipAudits, blockedUrlPatterns });
    return lookIn(address, report!);
  } finally {
    browser.kill();
  }
}

function lookIn(address: string, { lhr: { categories, audits, runtimeError } }: Report): Look {
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const points = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
  return {
    points: Object.fromEntries(points) as Look['points'],
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
  };
}
