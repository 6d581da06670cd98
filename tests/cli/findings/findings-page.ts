import type { PlantedFault } from './planted-faults.ts';

export interface Shown extends Pick<PlantedFault, 'title' | 'did' | 'fix' | 'rule'> {
  /** What the terminal showed. */
  readonly output: string;
}

/** `docs/findings.md`: the parts are explained after the first example. */
export const findingsPage = ([first, ...others]: readonly Shown[], together: Shown): string =>
  [
    introduction,
    ...(first ? [section(first)] : []),
    parts,
    ...others.map(section),
    section({ ...together, rule: 'refs/draft-target' }),
    causes,
  ].join('\n');

const introduction = `# How a finding reads

\`fieldbook validate\` prints a paragraph for each problem in the content, and the number of problems at the end. What one act settles is one
group. This page shows eleven mistakes that editors make, with the output in a terminal of 80 columns.

A test plants each mistake into the sample help center, makes the fix, and finds no problems afterwards. The same test,
\`tests/cli/findings/findings.test.ts\`, writes this page. It leaves out only the last line, which has the time.
`;

const parts = `### What the parts say

| part | says |
| --- | --- |
| \`error\` | the severity. An \`error\` makes the command fail; a \`warn\` and an \`info\` do so only with \`--fail-on\` or \`--max-warnings\` |
| \`links/broken-page\` | the rule that found it |
| \`Content snippet "Office manager role needed"\` | the entry to change: the name of its content type and its title |
| \`Content\` | the field of that entry, as the editor of Contentful names it |
| \`^^^^\` | the words to look for in that field |
| the sentences below | the problem |
| \`did you mean\` | the probable correct value; try it first |
| \`on … via …\` | a page where readers meet the problem, and the fields that lead from that page to the entry |
| \`to fix\` | what to do |
| \`edit\` | the address of the entry in Contentful |
| \`explain\` | the command that explains the rule, with examples |
| the last line | the number of problems, and the number of entries that have them |

\`Sections, item 2\` is the second entry of a list. In a text, \`block 1\` is the first paragraph, heading, list or embedded entry. If the output goes to a file or another program, each finding is one line. \`-r pretty\`
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

const causes = `## What one act settles

Findings with one cause stand together, below the act that settles them: to publish a draft, to bring back what is deleted, to give a heading
its anchor again, to redirect an address. What settles the most errors comes first. \`--group-by\` groups by \`page\`, \`entry\`, \`owner\` (who
changed the entry last) or \`rule\` instead. In reports for programs, \`cause\` has the same \`id\` in all findings of a group.
`;
