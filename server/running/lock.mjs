import { mkdirSync, statSync, unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Takes the lock `name` in a folder for as long as this process lives. The lock is a listening socket, so even `kill
 * -9` frees it. Returns `heldBy`, the holder's own description, when another process holds it.
 * Plain JavaScript, because it also runs before the project's own Node is installed.
 * @param {string} folder created when missing
 * @param {string} name
 * @param {string} saying
 * @returns {Promise<{ free: (() => Promise<void>) } | { heldBy: string }>}
 */
export async function takeLock(folder, name, saying) {
  mkdirSync(folder, { recursive: true });
  for (let tries = 0; tries < 20; tries += 1) {
    const server = await listen(folder, name, saying);
    if (server) return { free: () => free(server, folder) };
    const heldBy = await queryHolder(folder, name);
    if (heldBy !== undefined) return { heldBy };
    removeDead(folder, name);
  }
  return { heldBy: 'somebody' };
}

/**
 * Takes a lock as `takeLock` does, waiting for the current holder.
 * @param {string} folder
 * @param {string} name
 * @param {string} saying
 * @returns {Promise<{ free: (() => Promise<void>) }>}
 */
export async function waitForLock(folder, name, saying) {
  for (;;) {
    const lock = await takeLock(folder, name, saying);
    if (lock.free) return lock;
    await sleep(300);
  }
}

/** We may not write to this folder. The message is for the person who started us. */
export class LockProblem extends Error {
  constructor(folder, { code }) {
    super(`The folder ${folder} cannot be written to (${code}).`);
  }
}

/**
 * Two processes may find a dead lock at once, and the slower one may remove the faster one's file. Check a moment later
 * whose it is.
 */
async function listen(folder, name, saying) {
  const server = createServer((socket) => socket.on('error', () => {}).end(saying));
  const listening = await inFolder(folder, () => {
    const result = new Promise((resolve, reject) =>
      server
        .once('listening', () => resolve(true))
        .once('error', (error) =>
          error.code === 'EADDRINUSE' ? resolve(false) : reject(new LockProblem(folder, error)),
        ),
    );
    server.listen(name);
    return result;
  });
  if (!listening) return undefined;
  const own = inode(folder, name);
  await sleep(100);
  server.unref();
  return inode(folder, name) === own ? server : undefined;
}

/** Closing the socket removes the file by its given name, which is relative to the folder. */
function free(server, folder) {
  return inFolder(folder, () => new Promise((resolve) => server.close(() => resolve())));
}

function queryHolder(folder, name) {
  return inFolder(folder, () => {
    const socket = connect(name);
    let said = '';
    socket.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    return new Promise((resolve, reject) => {
      socket.once('end', () => resolve(said));
      socket.once('error', (error) =>
        error.code === 'EACCES' ? reject(new LockProblem(folder, error)) : resolve(undefined),
      );
    });
  });
}

/** A socket path is limited to 107 bytes, so we bind from inside the folder. */
function inFolder(folder, action) {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return action();
  } finally {
    process.chdir(before);
  }
}

function inode(folder, name) {
  return statSync(path.join(folder, name), { throwIfNoEntry: false })?.ino;
}

function removeDead(folder, name) {
  try {
    unlinkSync(path.join(folder, name));
  } catch {
    // Another process removed it first.
  }
}
