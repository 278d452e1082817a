import { writeArtifacts } from '../artifacts.ts';

/** Before a run of the tests: they import pages, and read the list of our own operations. */
export default (): Promise<void> => writeArtifacts();
