/** The colours of every page of ours, light and dark. Each text has a contrast of 4.5:1 on its ground. */
const light = `
  --page: #f7f8fa; --card: #fff; --sunken: #f1f3f6; --hover: #f7f8fa; --text: #15181e; --quiet: #59616e; --line: #e2e5ea; --edge: #cdd2da; --field: #838b98;
  --accent: #2456c9; --on-accent: #fff; --bar: #bccdf0;
  --error: #ac231b; --error-back: #fdeceb; --warn: #7a4a00; --warn-back: #fdf1d9; --info: #1b4f9c; --info-back: #e7effc;
  --chosen: #fff; --good: #0b5a2a; --good-back: #def3e5;
`;

const dark = `
  --page: #0e1014; --card: #16191f; --sunken: #1e222a; --hover: #1a1e25; --text: #eceef2; --quiet: #a3abb8; --line: #2b303a; --edge: #3d4450; --field: #737c8a;
  --accent: #93b8ff; --on-accent: #0b1424; --bar: #3b5387;
  --error: #ffb4ab; --error-back: #461b18; --warn: #ffd794; --warn-back: #3d2a06; --info: #abccff; --info-back: #14305a;
  --chosen: #2b303a; --good: #9fe3b8; --good-back: #15351f;
`;

/** The colours as custom properties of the elements of a selector. */
export const coloursOf = (selector: string): string => `
${selector} {${light}}
@media screen and (prefers-color-scheme: dark) { ${selector} {${dark}} }
`;
