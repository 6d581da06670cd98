import { pathsLeftOutOfAnalytics } from '../../schemas/spec/analytics.ts';

/** Whether no page view tells of a page. Paths are compared as the router does: in any case. Source: requirements OP-3. */
export function isLeftOutOfAnalytics(path: string): boolean {
  const lowerCase = path.toLowerCase();
  return pathsLeftOutOfAnalytics.some((left) => lowerCase === left || lowerCase.startsWith(`${left}/`));
}
