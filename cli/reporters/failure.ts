import type { Log } from 'sarif';
import type { Failure } from '../../schemas/report/failure.ts';
import { shortHash } from '../../pipeline/hash.ts';
import type { ExitCode } from '../exit-codes.ts';
import { packageVersion } from '../package-files.ts';
import { jsonText } from './text/json-text.ts';

interface CommandFailure {
  readonly code: ExitCode;
  /** Sentences, one on each line. */
  readonly message: string;
}

/** The text for stdout if a command fails before its report, so that a program that reads JSON always gets a document. */
const failureForms = {
  json: (failed) => failureJson(failed),
  ndjson: ({ code, message }) => `${jsonText({ type: 'error', version: 1, code, message })}\n`,
  sarif: (failed) => `${jsonText(logOf(failed), 2)}\n`,
  gitlab: ({ message }) => `${jsonText([issueOf(message)], 2)}\n`,
} as const satisfies Record<string, (failed: CommandFailure) => string>;

type FailureForm = keyof typeof failureForms;

/** The text for these arguments. Undefined if they ask for no JSON. */
export function failureText(args: readonly string[], failed: CommandFailure): string | undefined {
  const form = formIn(args);
  return form && failureForms[form](failed);
}

/** It does not use the argument parser, which may be what failed. */
function formIn(args: readonly string[]): FailureForm | undefined {
  const names = args.flatMap((arg, index) => {
    const value = /^(?:--reporter=|-r)(.+)$/u.exec(arg)?.[1];
    return value ?? (arg === '-r' || arg === '--reporter' ? (args[index + 1] ?? []) : []);
  });
  const named = (Object.keys(failureForms) as FailureForm[]).find((form) => names.includes(form)); // the keys of the table
  return named ?? (printsJson(args) ? 'json' : undefined);
}

/** Commands without reporters that print JSON. */
function printsJson(args: readonly string[]): boolean {
  const [first, second] = args.filter((arg) => !arg.startsWith('-'));
  if (args.some((arg) => /^--out(?:=|$)/u.test(arg))) return false;
  if (first === 'redirects' && second === 'build')
    return args.includes('--format=json') || args[args.indexOf('--format') + 1] === 'json';
  return first === 'model' && second === 'print';
}

export function failureJson({ code, message }: CommandFailure): string {
  const document: Failure = { version: 1, error: { code, message } };
  return `${jsonText(document, 2)}\n`;
}

/** Source: SARIF 2.1.0, 3.20.14 "executionSuccessful". */
const logOf = ({ code, message }: CommandFailure): Log => ({
  $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'Fieldbook', version: packageVersion() } },
      invocations: [
        {
          executionSuccessful: false,
          exitCode: code,
          toolExecutionNotifications: [{ level: 'error', message: { text: message } }],
        },
      ],
      results: [],
    },
  ],
});

/** A report without issues would look like success. */
const issueOf = (message: string) => ({
  description: message,
  check_name: 'fieldbook/failure',
  fingerprint: shortHash(message),
  severity: 'blocker',
  location: { path: '.', lines: { begin: 1 } },
});
