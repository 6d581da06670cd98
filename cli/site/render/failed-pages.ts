import type { FailedPage } from '../../../pipeline/rules/render/failed.ts';

/** Thrown if pages of a version cannot be rendered: the version is not served. */
export class FailedPages extends Error {
  readonly pages: readonly FailedPage[];

  constructor(pages: readonly FailedPage[]) {
    super(`${pages.length} pages could not be rendered`);
    this.pages = pages;
  }
}
