import type { PlantedFault } from './planted-faults.ts';

export interface Shown extends Pick<PlantedFault, 'title' | 'did' | 'fix' | 'rule'> {
  /** What the terminal showed. */
  readonly output: string;
}

/** `docs/findings.md`: the parts are explained after the first example. */
export const findingsPage = ([first, ...others]: readonly Shown[]): string =>
  [introduction, ...(first ? [section(first)] : []), parts, ...others.map(section)].join('\n');

const introduction = `# How a finding reads

\`fieldbook validate\` prints a paragraph for each thing that is wrong with the content, and below them how many there are. This page
shows ten mistakes that editors make, each planted into the sample help center, with what a terminal of 80 columns shows. Left out is
only the last line with the time that it took. Each fix was made as well, and the command found no problems afterwards.

This page is written by \`tests/cli/findings/findings.test.ts\`.
`;

const parts = `### What the parts say

| part | says |
| --- | --- |
| \`error\` | how bad it is. An \`error\` makes the command fail; a \`warn\` and an \`info\` do so only if you ask for it |
| \`links/broken-page\` | the rule that found it |
| \`contentSnippet "Office manager role needed"\` | the entry to change: its content type and its title |
| \`content\` | the field of that entry |
| \`^^^^\` | the words to look for in that field |
| the sentences below | what is wrong |
| \`did you mean\` | what was probably meant; try it first |
| \`on … via …\` | a page on which readers meet the fault, and the fields that lead from there down to the entry |
| \`to fix\` | what to do |
| \`edit\` | the address of the entry in Contentful: the next click |
| \`explain\` | the command that tells more about the rule, with examples |
| the last line | how many problems there are, and in how many of the entries |

In a list of entries the number in brackets counts from 0: \`howToSections[1]\` is the second one. In a text \`block 1\` is the first
paragraph, heading, list or embedded entry. Where the output goes to a file or another program, each finding is one line; \`-r pretty\`
gives paragraphs there too.
`;

const section = ({ title, did, fix, rule, output }: Shown): string => `## ${title}

${did}

\`\`\`console
$ fieldbook validate
${output}
\`\`\`

The fix: ${fix} More about this rule: [${rule}](rules/${rule}.md).
`;
