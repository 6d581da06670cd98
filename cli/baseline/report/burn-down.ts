import { coloursOf } from '../../reporters/html/colours.ts';
import { html, Markup } from '../../reporters/html/markup.ts';
import type { Point } from './history.ts';
import { type BaselineReport, dayMs } from './report.ts';
import { countTicks, dateTicks } from './ticks.ts';
import { dayOf, historyInWords } from './words.ts';

/** The size of the drawing and the plot within it, in units of the view box. */
const size = { width: 760, height: 400 };
const plot = { left: 88, right: 640, top: 96, bottom: 334 };

/** A file of its own: with its colours, light and dark. */
export const burnDownFile = (report: BaselineReport): string =>
  `${burnDown(report, new Markup(`<style>${fileStyles}${chartStyles}</style>`)).html}\n`;

/** The number of findings in the baseline over time. A step holds until the next change, as the number did. */
export function burnDown(report: BaselineReport, style?: Markup): Markup {
  const { file, history, note } = report;
  const fromMs = Math.min(history[0].atMs, nowOf(report).atMs - shortestMs);
  return html`<svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 ${size.width} ${size.height}"
    ${style !== undefined && html`width="${size.width}" height="${size.height}"`}
    class="chart"
    role="img"
    aria-labelledby="chart-title chart-text"
  >
    <title id="chart-title">Findings in the baseline</title>
    <desc id="chart-text">${historyInWords(report)}.${note !== undefined && ` ${note}`}</desc>
    ${style}
    <rect class="ground" width="${size.width}" height="${size.height}" rx="10" />
    <text class="name" x="24" y="38">Findings in the baseline</text>
    <text class="quiet" x="24" y="66">
      ${file.split('/').at(-1)}, ${history.length > 1 && `${dayOf(history[0].atMs)} to `}${report.day}
    </text>
    ${plotted(report, fromMs)}
    ${note !== undefined && html`<text class="note" x="24" y="${size.height - 12}">${note}</text>`}
  </svg>`;
}

/** An axis of a shorter time would name the same day twice. */
const shortestMs = 7 * dayMs;

const nowOf = ({ history }: BaselineReport): Point => history.at(-1) ?? history[0];

/** Axes, line and the number of today. */
function plotted(report: BaselineReport, fromMs: number): Markup {
  const { history } = report;
  const now = nowOf(report);
  const counts = countTicks(Math.max(...history.map(({ accepted }) => accepted)));
  const top = counts.at(-1)?.at ?? 1;
  const x = (atMs: number): number =>
    rounded(plot.left + ((atMs - fromMs) / (now.atMs - fromMs)) * (plot.right - plot.left));
  const y = (accepted: number): number => rounded(plot.bottom - (accepted / top) * (plot.bottom - plot.top));
  const line = stepsOf(history.map(({ atMs, accepted }) => [x(atMs), y(accepted)]));
  const area = `${line}V${plot.bottom}H${x(history[0].atMs)}Z`;
  return html`${counts.map(
      ({ at, label }) =>
        html`<line
            class="${at === 0 ? 'axis' : 'grid'}"
            x1="${plot.left}"
            x2="${plot.right}"
            y1="${y(at)}"
            y2="${y(at)}"
          />
          <text class="quiet count" x="${plot.left - 10}" y="${y(at)}">${label}</text> `,
    )}${dateTicks(fromMs, now.atMs).map(
      ({ at, label }) =>
        html`<line class="axis" x1="${x(at)}" x2="${x(at)}" y1="${plot.bottom}" y2="${plot.bottom + 5}" />
          <text class="quiet date" x="${x(at)}" y="${plot.bottom + 28}">${label}</text> `,
    )}<path class="area" d="${area}" />
    <path class="line" d="${line}" />
    <circle class="now" cx="${x(now.atMs)}" cy="${y(now.accepted)}" r="5" />
    <text class="today" x="${x(now.atMs) + 12}" y="${y(now.accepted)}"
      >${now.accepted.toLocaleString('en-US')}</text
    >`;
}

const stepsOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The colours of pages, whose style sheet a file of its own does not have. */
const fileStyles = `${coloursOf('svg')}
svg { max-width: 100%; height: auto; }
`;

/** Text grows in a narrow picture, where the drawing shrinks. */
export const chartStyles = `
.chart { font: 13px system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; font-variant-numeric: tabular-nums; }
.chart text { fill: var(--text); }
.chart .ground { fill: var(--card); }
.chart .name { font-size: 1.5em; font-weight: 600; }
.chart text:is(.quiet, .note) { fill: var(--quiet); }
.chart .count { text-anchor: end; dominant-baseline: central; }
.chart .date { text-anchor: middle; }
.chart .grid { stroke: var(--line); }
.chart .axis { stroke: var(--quiet); }
.chart .area { fill: var(--accent); opacity: 0.1; }
.chart .line { fill: none; stroke: var(--accent); stroke-width: 2.5; stroke-linejoin: round; }
.chart .now { fill: var(--accent); stroke: var(--card); stroke-width: 2; }
.chart .today { font-size: 1.25em; font-weight: 600; dominant-baseline: central; }
@media (max-width: 30rem) { .chart { font-size: 20px; } .chart .note { font-size: 14px; } }
`;
