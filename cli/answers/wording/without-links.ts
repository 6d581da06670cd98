/** Markdown of a model without anything that leads away: links and pictures leave their words, addresses go, HTML too. */
export const withoutLinks = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[(?<words>[^\]]*)\]\([^)]*\)/gu, '$<words>')
    .replaceAll(/!?\[(?<words>[^\]]*[^\]\d][^\]]*)\](?:\[[^\]]*\])?/gu, '$<words>')
    .replaceAll(/^\s*\[[^\]]+\]:.*$/gmu, '')
    .replaceAll(/<[^>]*>?/gu, '')
    .replaceAll(/\b[a-z][a-z\d+.-]*:\/\/\S+|\bwww\.\S+|\b(?:javascript|data|vbscript|mailto|tel):\S*/giu, '');
