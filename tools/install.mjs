// Plain JavaScript: runs on the machine's own Node, from version 20 on.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LockProblem, takeLock } from '../server/running/lock.mjs';

const project = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(project, 'node_modules');
/** The hash of what was installed. Missing while an installation is under way or was interrupted. */
const stamp = path.join(modules, '.plaudit-installed');
const ownNode = path.join(project, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
const neededNode = 26;

/** Installs package-lock.json unless that is done, and prints the path of the Node to use. */
async function install() {
  if (majorOf(process.versions.node) < 20)
    throw new Problem(`Plaudit needs Node 20 or newer; this is ${process.versions.node}.`);
  if (!isInstalled()) await installAlone();
  console.log(nodeToUse());
}

class Problem extends Error {}

async function installAlone() {
  const lock = await takeLock(path.join(project, 'dist'), 'installing.lock', `process ${process.pid}`);
  if (lock.heldBy)
    throw new Problem(`Plaudit is being installed in this folder by ${lock.heldBy}: wait until that one is done.`);
  // The other process may have finished between our check and our lock.
  if (!isInstalled()) await runNpm();
}

async function runNpm() {
  // npm would empty the link's target, which is another folder's.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Problem('node_modules is a link to another folder. Remove the link, and start again.');
  console.error('Installing the packages that Plaudit needs …');
  rmSync(stamp, { force: true });
  const hash = hashOfPackages();
  const { code, said } = await npm(
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts=false',
    '--no-progress',
    ...patience,
  );
  if (code !== 0) throw new Problem(sentenceFor(said));
  writeFileSync(stamp, hash);
}

const patience = ['--loglevel=http', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=3000'];
/** This many failed requests in a row are not about one package: npm itself would retry for minutes. */
const hopeless = 12;

function npm(...args) {
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: project, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const guard = endWithUs(child.pid);
    let said = '';
    let failed = 0;
    const listen = (text) => {
      said += text;
      for (const line of text.split('\n')) {
        if (/fetch GET 2\d\d /.test(line)) failed = 0;
        if (/attempt \d+ failed with/.test(line)) failed += 1;
      }
      if (failed >= hopeless) process.kill(-child.pid);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', listen);
    child.once('error', (error) => resolve({ code: 1, said: error.message }));
    child.once('close', (code) => {
      guard.kill('SIGKILL');
      resolve({ code, said });
    });
  });
}

/** An npm that outlives us would write into the folder together with our successor's: a shell waits for our end. */
function endWithUs(group) {
  const script = 'cat >/dev/null; kill -9 "-$1" 2>/dev/null';
  return spawn('/bin/sh', ['-c', script, 'sh', String(group)], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
}

/** npm's own output fills a screen; usually the registry is unreachable. */
function sentenceFor(said) {
  if (/spawn npm ENOENT/.test(said)) return 'Plaudit needs npm, which comes with Node, in PATH.';
  const trouble =
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|E40[134]|E5\d\d|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|EINTEGRITY)\b/.exec(
      said,
    );
  if (trouble)
    return `The packages could not be fetched from the npm registry (${trouble[1]}): check the network, then try again.`;
  if (/\bENOSPC\b/.test(said)) return 'The packages could not be installed, because the disk is full.';
  return `The packages could not be installed; npm says:\n${errorsIn(said)}`;
}

function errorsIn(said) {
  const errors = said.split('\n').filter((line) => line.startsWith('npm error'));
  return errors.slice(0, 12).join('\n') || said.trim();
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfPackages();
}

/** A folder shared by two kinds of machines needs the packages of the one that starts it. */
function hashOfPackages() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`);
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(path.join(project, file)));
  return hash.digest('hex');
}

function nodeToUse() {
  if (existsSync(ownNode)) return ownNode;
  if (majorOf(process.versions.node) >= neededNode) return process.execPath;
  throw new Problem(
    `Plaudit brings no Node for ${process.platform} on ${process.arch}: install Node ${neededNode} or newer.`,
  );
}

function majorOf(version) {
  return Number(version.split('.')[0]);
}

install().catch((error) => {
  console.error(error instanceof Problem || error instanceof LockProblem ? error.message : error);
  process.exit(1);
});
