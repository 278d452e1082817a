import { chromium } from 'playwright-core';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { findBrowser } from './browser.ts';

/**
 * Takes the README's pictures from a running Plaudit with demo data: `node tools/take-pictures.ts
 * http://localhost:3000`.
 */
const base = process.argv[2] ?? 'http://localhost:3000';
const executablePath = findBrowser();
if (!executablePath) throw new Error('There is no Chromium on this machine');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });

await page.goto(`${base}/recruiter/demo-recruiter`, { waitUntil: 'networkidle' });
await page.screenshot({ path: 'docs/pictures/profile.png' });

await page.goto(`${base}/`);
await page.getByLabel('Email').fill('pro_individual@demo.example');
await page.getByLabel('Password').fill(demoPassword);
await page.getByRole('button', { name: 'Sign in' }).click();
await page.waitForURL('**/dashboard');
await page.goto(`${base}/reviews/requested`);
await page.getByRole('row').nth(3).waitFor();
await page.screenshot({ path: 'docs/pictures/invitations.png' });
await browser.close();
