import type { Circumstances } from '../report/circumstances.ts';
import { markdownTable } from '../report/table.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export interface PageScores {
  readonly path: string;
  /** Of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** What costs points in a category but performance, a sentence each. */
  readonly faults: readonly string[];
}

export interface LighthouseResults extends Circumstances {
  readonly pages: readonly PageScores[];
}

/** What is read of Lighthouse's report. Source: its `--output=json`. */
export interface LighthouseReport {
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly explanation?: string;
  /** The first thing that it has found, where it lists them. */
  readonly details?: { readonly items?: readonly { readonly description?: string; readonly url?: string }[] };
}

export function scoresOf(path: string, report: LighthouseReport): PageScores {
  const score = (category: Category) => Math.round((report.categories[category].score ?? 0) * 100);
  const scores = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
  const counted = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => report.categories[category].auditRefs.filter(({ weight }) => weight > 0));
  const faults = counted.flatMap(({ id }) => {
    const audit = report.audits[id];
    const isFault = audit !== undefined && audit.score !== null && audit.score < 1;
    return isFault ? [`${id}: ${toldOf(audit)}`] : [];
  });
  return { path, scores, faults: [...new Set(faults)] };
}

function toldOf({ title, explanation, details }: Audit): string {
  const { description, url } = details?.items?.[0] ?? {};
  return [explanation ?? title, description, url].filter((part) => part !== undefined).join(' ');
}

export function scoreTable({ pages }: LighthouseResults): string {
  const rows = pages.map(({ path, scores }) => [
    path,
    ...categories.map((category) => String(scores[category])),
  ]);
  const table = markdownTable(['page', 'performance', 'accessibility', 'best practices', 'SEO'], rows);
  const faults = pages.flatMap(({ path, faults: costs }) => costs.map((fault) => `- ${path}: ${fault}`));
  return faults.length === 0 ? table : `${table}\n\nWhat costs points:\n\n${faults.join('\n')}`;
}
