import { fetchFile } from '../bundle/fetch-file.ts';
import { type Bundle, openBundle } from '../bundle/open.ts';
import { rememberFiles } from '../bundle/remember-files.ts';

/** The bundle beside the page. */
export const openSiteBundle = (basePath: string): Bundle =>
  openBundle(rememberFiles(fetchFile((input, init) => fetch(input, init), basePath)));
