import type { LiveSpace } from '../space/live-space.ts';

/** What an API needs to answer. */
export interface RouteRequest {
  readonly space: LiveSpace;
  /** Behind `/spaces/<id>/environments/<id>/`, in its parts. */
  readonly path: readonly string[];
  readonly params: URLSearchParams;
  /** As `http://127.0.0.1:4174`, for the addresses of further pages. */
  readonly origin: string;
}
