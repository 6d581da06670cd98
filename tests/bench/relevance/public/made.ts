import type { Page } from '../collection.ts';

/** A question, and the id of a page that answers it. */
export type Asked = readonly [question: string, id: string];

/** What is made of the files of a package. */
export interface Made {
  readonly pages: readonly Page[];
  readonly asked: readonly Asked[];
}
