import * as z from 'zod';
import { askManagement } from '../model/ask-management.ts';
import { type Connection, tokenVariables } from '../source/connection.ts';
import { SourceError } from '../source/source-error.ts';
import { warnOnStderr } from '../terminal/warn-on-stderr.ts';

/**
 * The editor interfaces of a live space, as an export has them: they say which field is an address. Only the management API has them. Without
 * its token a warning says so, and the list is empty.
 */
export async function readEditors(connection: Connection): Promise<readonly unknown[]> {
  if (connection.tokens.management === undefined) {
    warnOnStderr(
      `${tokenVariables.management} is not set, so the editors of the space are not read: fields with addresses are known by their names only.`,
    );
    return [];
  }
  const answer = list.safeParse(await askManagement({ path }, connection, {}));
  if (answer.success) return answer.data.items;
  throw new SourceError('Contentful answered without a list of editor interfaces; try again later.');
}

/** One page has all: a space has fewer content types. Source: Contentful, "Technical limits". */
const path = 'editor_interfaces?limit=1000';

const list = z.object({ items: z.array(z.unknown()) });
