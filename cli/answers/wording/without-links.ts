/** Markdown of a model without anything that leads away: links and pictures leave their words, addresses go, HTML too. */
export const withoutLinks = (markdown: string): string =>
  leaving.reduce((text, pattern) => text.replaceAll(pattern, '$<words>'), markdown);

/** In this order. A number in brackets, `[1]`, names a passage and stays. */
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
