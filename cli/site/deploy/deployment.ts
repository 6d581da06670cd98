import * as z from 'zod';
import { sha256 } from '../../../pipeline/hash.ts';

/** The name of the list in the folder of the site, which readers' hosts serve too. */
export const deploymentName = 'deployed.json';

/** Only such files are taken from a list, and none from another folder. */
const hashedPath = z
  .string()
  .regex(/^(?:[^/\\\0]+\/)*(?:assets|bundle)\/[^\\\0]+$/u)
  .refine((path) => path.split('/').every((name) => !['', '.', '..'].includes(name)));

const deployedFile = z.object({
  /** Relative to the site. */
  path: hashedPath,
  sha256: z.string(),
  bytes: z.int().nonnegative(),
  /** The release in which the file was last current. */
  release: z.string(),
});
/** A file whose name holds its hash. */
export type DeployedFile = z.output<typeof deployedFile>;

const deployment = z.object({
  format: z.literal(1),
  /** The digests of the releases whose files are there, the newest first. */
  releases: z.array(z.string()).min(1),
  hashed: z.array(deployedFile),
  /** All other files that the build wrote, relative to the deployed folder. */
  others: z.array(z.string()),
});
/** What a deployed folder holds: `deployed.json`. */
export type Deployment = z.output<typeof deployment>;

/** Undefined if it is no list of a deployment. */
export function parseDeployment(text: string): Deployment | undefined {
  try {
    return deployment.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

interface Release {
  readonly digest: string;
  /** How many releases keep their files, this one included. */
  readonly keep: number;
}

/** The releases whose files are kept, and the files in which an earlier deployment has them. */
export function keptOf(
  { digest, keep }: Release,
  before: Deployment | undefined,
): Pick<Deployment, 'releases'> & { readonly earlier: readonly DeployedFile[] } {
  const others = before?.releases.filter((each) => each !== digest) ?? [];
  const releases = [digest, ...others].slice(0, keep);
  return { releases, earlier: before?.hashed.filter(({ release }) => releases.includes(release)) ?? [] };
}

export const isSameFile = (bytes: Uint8Array, file: Pick<DeployedFile, 'sha256' | 'bytes'>): boolean =>
  bytes.length === file.bytes && sha256(bytes) === file.sha256;
