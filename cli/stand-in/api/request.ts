import type { LiveSpace } from '../space/live-space.ts';

/** What an API needs for a response. */
export interface RouteRequest {
  readonly space: LiveSpace;
  /** The path after `/spaces/<id>/environments/<id>/`, in segments. */
  readonly path: readonly string[];
  readonly params: URLSearchParams;
  /** The base URL, such as `http://127.0.0.1:4174`, for URLs of further pages. */
  readonly origin: string;
}
