import { count } from '../../../schemas/base/count.ts';
import { problem } from '../../problem.ts';

/** Found while the export is decoded. */
export const deletedItems = problem<{ readonly entries: number; readonly assets: number }>({
  id: 'schema/deleted',
  severity: 'info',
  isAboutUnshown: true,
  summary: 'Nothing in the export is deleted.',
  advice:
    'Readers do not see deleted content. Export the space with `fieldbook export` or `contentful space export`, which leave it out.',
  message: ({ entries, assets }) => {
    const words = [
      ...(entries > 0 ? [count(entries, 'deleted entry', 'deleted entries')] : []),
      ...(assets > 0 ? [count(assets, 'deleted asset')] : []),
    ];
    return `The export lists ${words.join(' and ')}; ${entries + assets === 1 ? 'it is' : 'they are'} left out.`;
  },
});
