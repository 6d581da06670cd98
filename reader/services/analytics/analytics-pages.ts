import { pathsLeftOutOfAnalytics } from '../../../schemas/spec/analytics.ts';

/** Whether no page view tells of a page, in whatever case somebody typed its path. Source: docs/requirements.md, OP-3. */
export function isLeftOutOfAnalytics(path: string): boolean {
  const lowerCase = path.toLowerCase();
  return pathsLeftOutOfAnalytics.some((left) => lowerCase === left || lowerCase.startsWith(`${left}/`));
}
