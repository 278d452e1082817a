import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIn, versionIn } from './install.ts';

/** Where what Plaudit is compared with is installed: nothing of it is needed to run Plaudit. */
const folder = path.join(import.meta.dirname, '../peers');
const packages = path.join(folder, 'node_modules');

/** Installs the peers and the load generator beside their package.json, if they are not there yet. */
export function installPeers(): void {
  installIn(folder);
}

/** A module of an installed peer, by the path of its file below `node_modules`. */
export async function peerModule<Module>(file: string): Promise<Module> {
  installPeers();
  return (await import(pathToFileURL(path.join(packages, file)).href)) as Module;
}

/** `postgraphile 5.1.5`, for what is printed. */
export const peerVersion = (name: string): string => `${name} ${versionIn(packages, name)}`;

/** The file that runs a peer as a process of its own. */
export const peerProgram = (name: string): string => path.join(folder, `${name}.mjs`);
