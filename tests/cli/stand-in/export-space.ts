import { devNull } from 'node:os';
import { execa } from 'execa';
import type { StandIn } from '../../../cli/stand-in/stand-in.ts';
import { packageRoot } from '../run-cli.ts';

/** What Contentful's own exporter brings. */
export type Exported = Readonly<Record<string, readonly unknown[]>>;

/** Runs contentful-export in a process of its own: it prints, and cannot run twice in one. */
export async function exportSpace(
  standIn: StandIn,
  options: Readonly<Record<string, unknown>> = {},
): Promise<Exported> {
  const { env } = standIn;
  const all = {
    spaceId: env['CONTENTFUL_SPACE_ID'],
    environmentId: env['CONTENTFUL_ENVIRONMENT'],
    managementToken: env['CONTENTFUL_MANAGEMENT_TOKEN'],
    host: standIn.address,
    hostDelivery: standIn.address,
    insecure: true,
    saveFile: false,
    includeDrafts: true,
    includeArchived: true,
    errorLogFile: devNull,
    ...options,
  };
  const child = execa('node', ['-e', script, JSON.stringify(all)], {
    cwd: packageRoot,
    ipc: true,
    serialization: 'json',
  });
  const [message] = await Promise.all([child.getOneMessage(), child]);
  const { exported, failures } = message as unknown as Reply; // the script below sent it
  if (exported !== undefined) return exported;
  throw new Error(failures?.join('; '));
}

/** Either what was exported, or the names of the failures. */
interface Reply {
  readonly exported?: Exported;
  readonly failures?: readonly string[];
}

const script = `
  const named = ({ error }) => (error.originalError ?? error).name;
  const tell = (reply) => process.send(reply, () => process.disconnect());
  require('contentful-export')(JSON.parse(process.argv[1])).then(
    (exported) => tell({ exported }),
    (error) => tell({ failures: error.errors?.map(named) ?? [error.message] }),
  );
`;
