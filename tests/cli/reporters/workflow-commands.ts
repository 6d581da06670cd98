/** A command as GitHub's runner understands it. */
export interface WorkflowCommand {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/**
 * The commands in a log, and its other lines, read by the rules of the runner. Source: actions/runner, `ActionCommand.cs`:
 * the text up to the second `::` is the head, whose properties end at commas; codes are read in this order.
 */
export function readLog(log: string): { commands: WorkflowCommand[]; others: string[] } {
  const lines = log.split(/\r\n|\r|\n/u).filter((line) => line !== '');
  return {
    commands: lines.filter(isCommand).map((line) => readCommand(line.trimStart())),
    others: lines.filter((line) => !isCommand(line)),
  };
}

const isCommand = (line: string): boolean =>
  line.trimStart().startsWith('::') && line.trimStart().indexOf('::', 2) > 0;

function readCommand(line: string): WorkflowCommand {
  const end = line.indexOf('::', 2);
  const head = line.slice(2, end);
  const space = head.indexOf(' ');
  const command = space < 0 ? head : head.slice(0, space);
  const written = space < 0 ? [] : head.slice(space + 1).split(',');
  const properties = written.map((each): [string, string] => {
    const equals = each.indexOf('=');
    return [each.slice(0, equals).trim(), unescape(each.slice(equals + 1), propertyCodes)];
  });
  return {
    command,
    properties: Object.fromEntries(properties),
    data: unescape(line.slice(end + 2), dataCodes),
  };
}

const dataCodes = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%25', '%'],
] as const;
const propertyCodes = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%3A', ':'],
  ['%2C', ','],
  ['%25', '%'],
] as const;

const unescape = (text: string, codes: readonly (readonly [string, string])[]): string =>
  codes.reduce((known, [code, character]) => known.replaceAll(code, character), text);
