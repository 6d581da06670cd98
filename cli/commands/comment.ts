import { readFile } from 'node:fs/promises';
import { type Command, InvalidArgumentError } from 'commander';
import type { CommentThread } from '../comment/comment-thread.ts';
import { gitHubThread } from '../comment/github.ts';
import { gitLabThread } from '../comment/gitlab.ts';
import { postComment } from '../comment/post-comment.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { UsageError } from '../usage-error.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';

export function addComment(program: Command): void {
  program
    .command('comment')
    .description('post reports as one comment of a pull request, and update it in later runs')
    .argument('<file...>', 'reports in Markdown; a missing one is left out')
    .option('--name <name>', 'a name for each comment, if a pull request has several', commentName, 'content')
    .addHelpText(
      'after',
      examples('comment findings.md changes.md', 'comment findings.md --name spanish-content'),
    )
    .action(exitsWith(runComment));
}

/** It stands in an HTML comment. */
function commentName(value: string): string {
  if (/^\w+(?:-\w+)*$/u.test(value)) return value;
  throw new InvalidArgumentError('It takes letters, digits and single hyphens between them.');
}

async function runComment(files: readonly string[], { name }: { name: string }): Promise<ExitCode> {
  const thread = await openThread();
  if (thread === undefined) {
    console.error('this run is for no pull request: no comment is written');
    return exitCodes.clean;
  }
  const reports = await Promise.all(files.map(readReport));
  const posted = await postComment(thread, name, reports.filter(Boolean));
  console.error(`the comment is ${posted}`);
  return exitCodes.clean;
}

/** Undefined if there is no pull request. */
function openThread(): Promise<CommentThread | undefined> {
  if (process.env['GITHUB_ACTIONS'] === 'true') return gitHubThread(process.env);
  if (process.env['GITLAB_CI'] === 'true') return gitLabThread(process.env);
  throw new UsageError('this is no workflow of GitHub and no pipeline of GitLab; run the command in one.');
}

/** Empty if it was not written, because the command before failed. */
const readReport = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw Object.assign(error, { path: file }); // which the error of a folder lacks
  });
