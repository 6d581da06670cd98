/** Markdown of a model without links, images, addresses and HTML. Words of links and images stay. */
export const withoutLinks = (markdown: string): string =>
  leaving.reduce((text, pattern) => text.replaceAll(pattern, '$<words>'), markdown);

/** Applied in this order. A number in brackets, `[1]`, cites a passage and stays. */
const leaving: readonly RegExp[] = [
  // definitions of links, which stand on a line of their own
  /^[ \t]*\[[^\]]+\]:.*$(?<words>)/gmu,
  // [words](address), also with brackets in the address
  /!?\[(?<words>[^\]]*)\]\((?:[^()]|\([^()]*\))*\)/gu,
  // [words][name] and [words]
  /!?\[(?<words>[^\]]*[^\]\d][^\]]*)\](?:\[[^\]]*\])?/gu,
  /<[^>]*>?(?<words>)/gu,
  /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.|\b(?:javascript|data|vbscript|mailto|tel):)\S*(?<words>)/giu,
];
