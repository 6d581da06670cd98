/** A plain text as Markdown that shows the same characters. Addresses in it become links, as everywhere in Markdown. */
export const escapeMarkdown = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>()[\]]+)/u)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_{}[\]<>#|~&]/gu, String.raw`\$&`)))
    .join('')
    .replace(/^([ \t]*)([-+=])/gmu, String.raw`$1\$2`)
    .replace(/^([ \t]*\d+)([.)])(?=\s)/gmu, String.raw`$1\$2`)
    .replace(/(?<=\S)\r?\n(?=\s*\S)/gu, '\\\n');
