import type { BundleFiles } from '../../../schemas/bundle/index.ts';

/** The types of announcements, and those that the list is filtered by. */
export interface TypeChoice {
  types: BundleFiles['announcements']['types'];
  /** Code ids. */
  chosen: readonly string[];
  onApply: (chosen: readonly string[]) => void;
}
