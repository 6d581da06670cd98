/** Elements of HTML that a text may contain, as they are. Source: docs/requirements.md, MP-8. */
export const keptElements: ReadonlySet<string> = new Set(
  'a blockquote br code del em figcaption figure h1 h2 h3 h4 h5 h6 hr input kbd li ol p pre s strong sub summary sup table tbody td th thead tr u ul details'.split(
    ' ',
  ),
);

/** Other names of elements that a text may contain. */
export const sameElements: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['cite', 'em'],
  ['dfn', 'em'],
  ['var', 'em'],
  ['strike', 's'],
  ['ins', 'u'],
  ['samp', 'code'],
  ['tt', 'code'],
  ['tfoot', 'tbody'],
  ['caption', 'p'],
  ['dt', 'p'],
]);

/** Elements that only arrange others. Their content stays, and nothing is lost. */
export const arrangingElements: ReadonlySet<string> = new Set(
  'abbr acronym address article aside bdi bdo big body center dd div dl font footer header hgroup html label legend main mark nav picture q section small span time wbr'.split(
    ' ',
  ),
);

/** Elements without words for readers: programs, styles, drawings, and what belongs to another element. */
export const wordlessElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'svg',
  'math',
  'head',
  'title',
]);

/** Parts of other elements that are read there. */
export const silentElements: ReadonlySet<string> = new Set(['source', 'track', 'col', 'colgroup', 'param']);

/** Elements that stand between paragraphs. */
export const flowElements: ReadonlySet<string> = new Set(
  'blockquote details figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);
