import { makeFreshFolders } from './fresh-folders.ts';

/** Before the first test of a run of Vitest; it is called for each of its projects. */
export default (): void => void makeFreshFolders();
