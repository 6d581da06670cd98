import { fetchFile } from '../../../bundle/files/fetch-file.ts';
import { openBundle } from '../../../bundle/files/open.ts';
import { openSuggester, type Suggest } from '../titles/open-suggester.ts';
import { unpackedList } from './packed-list.ts';
import type { FromWorker, ToWorker, WorkerList } from './worker-messages.ts';

/** Runs beside the page, and keeps a list that is too long to be read on it. */
let suggest: Suggest | undefined;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') void open(data.list);
  else if (suggest !== undefined) {
    say({ kind: 'suggestions', number: data.number, suggestions: suggest(data.typed) });
  }
});

async function open(list: WorkerList): Promise<void> {
  try {
    suggest = openSuggester(await itemsOf(list), list);
    say({ kind: 'opened' });
  } catch {
    say({ kind: 'failed' }); // the page reads the list itself
  }
}

async function itemsOf(list: WorkerList) {
  if ('packed' in list) return unpackedList(list.packed);
  const read = fetchFile((input, init) => fetch(input, init), list.basePath);
  const bundle = openBundle(async (path, known) => (known === undefined ? list.manifest : read(path, known)));
  return (await bundle.autocomplete()).items;
}

const say = (message: FromWorker): void => postMessage(message);
