import type { FailedPage } from '../../../pipeline/rules/render/failed.ts';

/** Ends the writing of a version some of whose pages could not be rendered: it is never served. */
export class FailedPages extends Error {
  readonly pages: readonly FailedPage[];

  constructor(pages: readonly FailedPage[]) {
    super(`${pages.length} pages could not be rendered`);
    this.pages = pages;
  }
}
