import { writeArtifacts } from '../artifacts.ts';

/** Runs before the tests: they import pages and read the list of our own operations. */
export default (): Promise<void> => writeArtifacts();
