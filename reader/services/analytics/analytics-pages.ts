import { pathsLeftOutOfAnalytics } from '../../../schemas/spec/network/analytics.ts';

/** Whether a page sends no page view, whatever the case of its path. Source: docs/requirements.md, OP-3. */
export function isLeftOutOfAnalytics(path: string): boolean {
  const lowerCase = path.toLowerCase();
  return pathsLeftOutOfAnalytics.some((left) => lowerCase === left || lowerCase.startsWith(`${left}/`));
}
