import { fetchFile } from '../bundle/files/fetch-file.ts';
import type { Bundle } from '../bundle/files/bundle.ts';
import { openBundle } from '../bundle/files/open.ts';
import { isOfPage, type PageVersion } from '../bundle/files/page-version.ts';
import { rememberFiles } from '../bundle/files/remember-files.ts';

/** The bundle of the page's version. A newer bundle is only for the next page. */
export const openSiteBundle = (basePath: string, page: PageVersion): Bundle =>
  openBundle(rememberFiles(fetchFile((input, init) => fetch(input, init), basePath)), (manifest) =>
    isOfPage(manifest, page),
  );
