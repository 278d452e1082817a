import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { inPath, installOnDebian, isProgram } from './debian.ts';

/** The path of Java on this machine, for the HTML checker; undefined when there is none. */
export function findJava(): string | undefined {
  const home = process.env.JAVA_HOME ? [path.join(process.env.JAVA_HOME, 'bin/java')] : [];
  return [...home, ...inPath('java')].find((file) => isProgram(file) && runs(file));
}

/** Installs a headless Java when missing, as root on Debian and its relatives. Returns whether there is one now. */
export function ensureJava(): boolean {
  if (!findJava()) installOnDebian('Java', ['default-jre-headless']);
  return findJava() !== undefined;
}

/** A Mac has a stub of this name that only says where to get Java. */
const runs = (file: string) => spawnSync(file, ['-version'], { stdio: 'ignore' }).status === 0;
