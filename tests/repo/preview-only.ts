/** What the code and the pages of a preview cannot do without: its attributes, its files, its words, its styles. */
export const previewOnly =
  /data-(?:ghost|entry|field|path|at|asset|spot|overlay|nowhere)\b|inPreview|preview\/pages|Findings (?:on this page|in place)|fieldbook-preview|What is asked for here has nothing|class="[^"]*_ghost_/u;
