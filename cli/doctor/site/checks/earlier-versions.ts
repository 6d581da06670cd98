import { sha256 } from '../../../../pipeline/hash.ts';
import { count } from '../../../../schemas/base/count.ts';
import { type Check, skipped } from '../../check.ts';
import { deploymentName, parseDeployment } from '../../../site/deploy/deployment.ts';
import { came } from '../answer.ts';
import type { Answer } from '../ask-host.ts';
import type { DeployedSite } from '../deployed-site.ts';
import { type Fault, judged } from '../judged.ts';
import { spread } from '../spread.ts';

const maxFiles = 20;
const name = 'earlier versions';

/** Whether files of earlier versions are there, which open tabs still load. */
export async function checkEarlierVersions({ ask, locales: [root] }: DeployedSite): Promise<Check[]> {
  const answer = await ask(root.address + deploymentName);
  const list = answer.status === 200 ? parseDeployment(new TextDecoder().decode(answer.bytes)) : undefined;
  if (list === undefined)
    return [skipped(name, 'The host serves no deployed.json, which lists their files.')];
  const earlier = list.hashed.filter(({ release }) => release !== list.releases[0]);
  if (earlier.length === 0) return [skipped(name, 'deployed.json lists no files of them.')];
  const results = await Promise.all(
    spread(earlier, maxFiles).map(async (file) =>
      fileFault(await ask(root.address + file.path), file.sha256),
    ),
  );
  return [judged(name, { results, fine: `${count(earlier.length, 'file')} of them can be loaded` })];
}

function fileFault(answer: Answer, hash: string): Fault | undefined {
  const { address } = answer;
  if (answer.status !== 200) return { address, came: came(answer) };
  return sha256(answer.bytes) === hash
    ? undefined
    : { address, came: 'has not the hash that deployed.json names' };
}
