import type { Part } from '../parts/parts.ts';

/** The part that was requested. */
export type Asked = Part | 'space' | 'environment';

/** Why an export fails. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number; readonly asked: Asked; readonly detail: string }
  | { readonly kind: 'redirect'; readonly status: number; readonly asked: Asked; readonly location: string }
  | { readonly kind: 'network'; readonly asked: Asked; readonly code: string; readonly message: string }
  | {
      readonly kind: 'wait-too-long';
      readonly asked: Asked;
      readonly waitMs: number;
      readonly maxWaitMs: number;
    }
  | { readonly kind: 'too-big'; readonly asked: Asked }
  | { readonly kind: 'html'; readonly asked: Asked }
  | { readonly kind: 'malformed'; readonly asked: Asked; readonly detail: string }
  | { readonly kind: 'empty-page'; readonly asked: Part; readonly read: number; readonly total: number }
  | { readonly kind: 'incomplete'; readonly asked: Part; readonly read: number; readonly total: number }
  | { readonly kind: 'moved'; readonly asked: Part }
  | { readonly kind: 'changing'; readonly asked: readonly Part[]; readonly times: number };

/** An error that carries a fault through contentful-export. */
export class FaultError extends Error {
  override readonly name = 'FaultError';
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.kind);
    this.fault = fault;
  }
}
