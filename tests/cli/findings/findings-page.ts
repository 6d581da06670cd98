import type { PlantedFault } from './planted-faults.ts';

export interface Shown extends Pick<PlantedFault, 'title' | 'did' | 'fix' | 'rule'> {
  /** What the terminal showed. */
  readonly output: string;
}

/** `docs/findings.md`: the parts are explained after the first example. */
export const findingsPage = ([first, ...others]: readonly Shown[]): string =>
  [introduction, ...(first ? [section(first)] : []), parts, ...others.map(section)].join('\n');

const introduction = `# How a finding reads

\`fieldbook validate\` prints a paragraph for each problem in the content, and the number of problems at the end. This page shows ten mistakes
that editors make, with the output in a terminal of 80 columns.

A test plants each mistake into the sample help center, makes the fix, and finds no problems afterwards. The same test,
\`tests/cli/findings/findings.test.ts\`, writes this page. It leaves out only the last line, which has the time.
`;

const parts = `### What the parts say

| part | says |
| --- | --- |
| \`error\` | the severity. An \`error\` makes the command fail; a \`warn\` and an \`info\` do so only with \`--fail-on\` or \`--max-warnings\` |
| \`links/broken-page\` | the rule that found it |
| \`contentSnippet "Office manager role needed"\` | the entry to change: its content type and its title |
| \`content\` | the field of that entry |
| \`^^^^\` | the words to look for in that field |
| the sentences below | the problem |
| \`did you mean\` | the probable correct value; try it first |
| \`on … via …\` | a page where readers meet the problem, and the fields that lead from that page to the entry |
| \`to fix\` | what to do |
| \`edit\` | the address of the entry in Contentful |
| \`explain\` | the command that explains the rule, with examples |
| the last line | the number of problems, and the number of entries that have them |

In a list of entries, the number in brackets counts from 0: \`howToSections[1]\` is the second entry. In a text, \`block 1\` is the first
paragraph, heading, list or embedded entry. If the output goes to a file or another program, each finding is one line. \`-r pretty\`
prints paragraphs there too.
`;

const section = ({ title, did, fix, rule, output }: Shown): string => `## ${title}

${did}

\`\`\`console
$ fieldbook validate
${output}
\`\`\`

The fix: ${fix} More about this rule: [${rule}](rules/${rule}.md).
`;
