import { pathsLeftOutOfAnalytics } from '../../../schemas/spec/network/analytics.ts';

/** True if a page sends no page view. The case of its path does not matter. Source: docs/requirements.md, OP-3. */
export function isLeftOutOfAnalytics(path: string): boolean {
  const lowerCase = path.toLowerCase();
  return pathsLeftOutOfAnalytics.some((left) => lowerCase === left || lowerCase.startsWith(`${left}/`));
}
