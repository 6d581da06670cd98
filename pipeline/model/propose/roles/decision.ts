import type { Role } from '../proposal.ts';
import type { TypeView } from './type-view.ts';

/** What a type is for, and why. */
export interface Decision {
  readonly role: Role;
  readonly view: TypeView;
  readonly reasons: readonly string[];
}
