import type { FontMetrics } from './font-metrics.ts';

export type FontKind = 'sans-serif' | 'serif' | 'monospace';

interface FallbackFont extends FontMetrics {
  /** The fonts of systems with these metrics. */
  readonly local: readonly string[];
}

/**
 * Fonts that systems have, with the metrics of a size of 1. Source: their files; Capsize, "metrics", whose `xWidthAvg` is the width here.
 */
export const fallbackFonts: Readonly<Record<FontKind, readonly FallbackFont[]>> = {
  'sans-serif': [
    { local: ['Arial', 'Liberation Sans'], ascent: 0.905, descent: 0.212, lineGap: 0.033, width: 0.4458 },
    { local: ['Roboto'], ascent: 0.928, descent: 0.244, lineGap: 0, width: 0.4448 },
    { local: ['DejaVu Sans'], ascent: 0.928, descent: 0.236, lineGap: 0, width: 0.5116 },
  ],
  serif: [
    {
      local: ['Times New Roman', 'Liberation Serif'],
      ascent: 0.891,
      descent: 0.216,
      lineGap: 0.042,
      width: 0.4063,
    },
    { local: ['DejaVu Serif'], ascent: 0.928, descent: 0.236, lineGap: 0, width: 0.517 },
  ],
  monospace: [
    { local: ['Courier New', 'Liberation Mono'], ascent: 0.833, descent: 0.3, lineGap: 0, width: 0.6001 },
    { local: ['DejaVu Sans Mono'], ascent: 0.928, descent: 0.236, lineGap: 0, width: 0.602 },
  ],
};

/** What comes after them. */
export const systemFonts: Readonly<Record<FontKind, string>> = {
  'sans-serif': "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif",
  serif: "Georgia, 'Noto Serif', 'Times New Roman', serif",
  monospace: 'ui-monospace, Menlo, Consolas, monospace',
};
