import { proposeMapping } from '../../../../pipeline/model/propose/propose-mapping.ts';
import type { ProposedMapping } from '../../../../pipeline/model/propose/proposal.ts';
import { space } from './space.ts';

/** The first mapping that is proposed for each type of a space that has one. */
export function mappingsIn(types: Parameters<typeof space>[0]): Record<string, ProposedMapping> {
  const proposed = proposeMapping(space(types)).types;
  return Object.fromEntries(
    proposed.flatMap(({ id, mapping }) => (mapping && mapping[0] ? [[id, mapping[0]]] : [])),
  );
}
