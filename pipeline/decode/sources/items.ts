import type { RawItem } from '../export/raw-export.ts';

/** The other items of the export, for paths. To ask for one makes what is decoded depend on it. */
export interface Items {
  readonly entry: (id: string) => RawItem | undefined;
  readonly asset: (id: string) => RawItem | undefined;
}
