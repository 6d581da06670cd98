/** Finds the name of an edition by itself or in brackets: of Pro, `Pro-rated` and `Pro's` are other words. */
export function editionName(edition: string): RegExp {
  const name = edition.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
  return new RegExp(String.raw`\(${name}\)|(?<![\p{L}\p{N}'’-])${name}(?![\p{L}\p{N}'’-])`, 'gu');
}
