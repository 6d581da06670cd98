import { logScale, type Scale } from './scale.ts';

export interface Panel {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly tell: (value: number) => string;
}

interface Line {
  readonly name: string;
  readonly points: readonly (readonly [articles: number, value: number])[];
}

const panelWidth = 460;
const height = 340;
const margin = { left: 70, right: 40, top: 48, bottom: 84 };

/** Panels side by side, whose axes are logarithmic: what grows with its size in proportion runs parallel to the dotted line. */
export function plotSvg(panels: readonly Panel[]): string {
  const width = panelWidth * panels.length;
  const drawn = panels.map(
    (panel, index) => `<g transform="translate(${index * panelWidth} 0)">${drawPanel(panel)}</g>`,
  );
  const label = escape(panels.map(({ title }) => title).join('; '));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
<style>${styles}</style>
<rect class="paper" width="${width}" height="${height}"/>
${drawn.join('\n')}
</svg>
`;
}

function drawPanel({ title, lines, tell }: Panel): string {
  const points = lines.flatMap((line) => line.points);
  const across = logScale(
    points.map(([articles]) => articles),
    margin.left,
    panelWidth - margin.right,
  );
  const up = logScale(
    points.map(([, value]) => value),
    height - margin.bottom,
    margin.top,
  );
  return [
    `<text class="title" x="${margin.left}" y="24">${escape(title)}</text>`,
    ...up.ticks.map((tick) => gridLine(up.place(tick), tell(tick))),
    ...across.ticks.map((tick) => bottomTick(across.place(tick), tick.toLocaleString('en-US'))),
    inProportion(across, up),
    ...lines.map((line, index) => drawLine(line, index, { across, up })),
  ].join('\n');
}

const gridLine = (y: number, label: string): string =>
  `<path class="grid" d="M${margin.left} ${y}H${panelWidth - margin.right}"/><text class="up" x="${margin.left - 8}" y="${y + 4}">${escape(label)}</text>`;

const bottomTick = (x: number, label: string): string =>
  `<path class="grid" d="M${x} ${margin.top}V${height - margin.bottom}"/><text class="across" x="${x}" y="${height - margin.bottom + 18}">${label}</text>`;

/** From the corner: ten times the value for ten times the articles. */
function inProportion(across: Scale, up: Scale): string {
  const powers = Math.min(across.ticks.length, up.ticks.length) - 1;
  const [x, y] = [across.ticks[0] ?? 1, up.ticks[0] ?? 1];
  const to = `${across.place(x * 10 ** powers)} ${up.place(y * 10 ** powers)}`;
  return `<path class="proportion" d="M${across.place(x)} ${up.place(y)}L${to}"/>`;
}

function drawLine(
  { name, points }: Line,
  index: number,
  { across, up }: Record<'across' | 'up', Scale>,
): string {
  const places = points.map(([articles, value]) => [across.place(articles), up.place(value)] as const);
  const path = places.map(([x, y]) => `${x} ${y}`).join('L');
  const [x, y] = [margin.left + (index % 2) * 190, height - 32 + Math.floor(index / 2) * 20];
  return [
    `<g class="line-${index}"><path d="M${path}"/>`,
    ...places.map(([left, top]) => `<circle cx="${left}" cy="${top}" r="4"/>`),
    `<path d="M${x} ${y - 4}h20"/><circle cx="${x + 10}" cy="${y - 4}" r="4"/><text x="${x + 28}" y="${y}">${escape(name)}</text></g>`,
  ].join('');
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const styles = `
text { font: 13px system-ui, sans-serif; fill: #1f2933 } .title { font-weight: 600; font-size: 15px }
.up { text-anchor: end } .across { text-anchor: middle } .paper { fill: #ffffff }
path { fill: none; stroke-width: 2 } .grid { stroke: #d5dbe1; stroke-width: 1 }
.proportion { stroke: #6b7785; stroke-width: 1; stroke-dasharray: 2 5 }
.line-0 path { stroke: #0b63c5 } .line-0 circle { fill: #0b63c5 }
.line-1 path { stroke: #b3470d } .line-1 circle { fill: #b3470d }
.line-2 path { stroke: #1a7f37 } .line-2 circle { fill: #1a7f37 }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 } .paper { fill: #10161d } .grid { stroke: #303a45 } .proportion { stroke: #8b98a5 }
.line-0 path { stroke: #6cb6ff } .line-0 circle { fill: #6cb6ff }
.line-1 path { stroke: #ffab70 } .line-1 circle { fill: #ffab70 }
.line-2 path { stroke: #6bd48a } .line-2 circle { fill: #6bd48a }
}
`;
