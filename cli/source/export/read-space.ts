import { FaultError } from './answers/fault.ts';
import type { Job, Kept, KeptStep, Report } from './messages.ts';
import { type Counts, partsOf, type Part, type Step, stepOf, steps } from './parts/parts.ts';
import { type PageSize, type Result, runContentfulExport, type Selection } from './run-contentful-export.ts';
import { writePart } from './parts/write-part.ts';

/** The most attempts: the space may change meanwhile. */
const maxRounds = 3;

type Signatures = Readonly<Record<Step, string>>;

/**
 * Reads a space into files. Pages are offsets into a list, so deleting an item shifts another one out of view. A step counts
 * only if the space has the same signature afterwards.
 */
export async function readSpace(job: Job, report: Report): Promise<void> {
  const pageSize = { current: job.limits.pageSize };
  const read: { -readonly [Key in keyof Kept]: Kept[Key] } = { ...job.kept };
  for (let round = 1; ; round += 1) {
    const now = await look(job, pageSize, report);
    const missing = steps.filter((step) => read[step] === undefined || read[step].signature !== now[step]);
    if (missing.length === 0) return;
    if (round > maxRounds) throw changing(missing);
    if (round > 1) for (const step of missing) report({ kind: 'changed', step });
    for (const step of missing) {
      read[step] = await readStep({ job, step, signature: now[step], pageSize, report });
      if (read[step] !== undefined) report({ kind: 'step', step, kept: read[step] });
    }
  }
}

const changing = (missing: readonly Step[]): FaultError =>
  new FaultError({
    kind: 'changing',
    asked: missing.flatMap((step): Part[] => (step === 'model' ? ['contentTypes', 'locales'] : [step])),
    times: maxRounds,
  });

/** The signature of the space: the model without editor interfaces, the number of entries and assets, and the last of each. */
async function look(job: Job, pageSize: PageSize, report: Report): Promise<Signatures> {
  // publishing changes the published items; saving changes none of them
  const order = job.text === 'published' ? 'order=-sys.updatedAt' : 'order=-sys.createdAt';
  const last = ['limit=1', order];
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { watch } = await runContentfulExport(
        job,
        { selection: { skipEditorInterfaces: true, queryEntries: last, queryAssets: last }, pageSize },
        (message) => report(message.kind === 'page' ? { kind: 'wait', ms: 0 } : message),
      );
      return signaturesOf(watch);
    } catch (error) {
      if (!isMoved(error) || attempt === maxRounds) throw error;
    }
  }
}

/** Versions of entries and assets do not count, because editing does not move them in the list. */
function signaturesOf({ seen }: Result['watch']): Signatures {
  const totalOf = (part: Part) => seen.get(part)?.total ?? 0;
  const marksOf = (part: Part) => seen.get(part)?.marks ?? [];
  const ofModel = (['contentTypes', 'tags', 'locales'] as const).map(
    (part) => `${totalOf(part)}: ${marksOf(part).join(' ')}`,
  );
  const ofContent = (part: Part) =>
    `${totalOf(part)}: ${marksOf(part)
      .map((mark) => mark.slice(0, mark.lastIndexOf('@')))
      .join(' ')}`;
  return { model: ofModel.join('; '), entries: ofContent('entries'), assets: ofContent('assets') };
}

interface StepWork {
  readonly job: Job;
  readonly step: Step;
  readonly signature: string;
  readonly pageSize: PageSize;
  readonly report: Report;
}

/** Undefined if the pages show that the space changed meanwhile. */
async function readStep({ job, step, signature, pageSize, report }: StepWork): Promise<KeptStep | undefined> {
  const result = await runContentfulExport(job, { selection: selections[step], pageSize }, (message) => {
    if (message.kind !== 'page' || stepOf(message.part) === step) report(message);
  }).catch((error: unknown) => {
    if (isMoved(error)) return undefined;
    throw error;
  });
  if (result === undefined) return undefined;
  const counts: Partial<Record<Part, number>> = {};
  for (const part of partsOf[step]) {
    const items = result.data[part] ?? [];
    if (hasRepeats(part, items)) return undefined;
    checkNumber(part, items.length, result);
    await writePart(job.folder, part, items);
    counts[part] = items.length;
  }
  if (step === 'model') reportInterfaces(result, counts, report);
  return { signature, counts };
}

const oneOnly = ['limit=1'];

const selections: Readonly<Record<Step, Selection>> = {
  model: { skipContent: true },
  entries: { skipContentModel: true, skipTags: true, queryAssets: oneOnly },
  assets: { skipContentModel: true, skipTags: true, queryEntries: oneOnly },
};

const isMoved = (error: unknown): boolean => error instanceof FaultError && error.fault.kind === 'moved';

/** If an item was added meanwhile, the last item of a page occurs again on the next. */
function hasRepeats(part: Part, items: readonly unknown[]): boolean {
  if (part === 'editorInterfaces') return false; // all editor interfaces have the same id
  const ids = items.map((item) => (item as { readonly sys: { readonly id: string } }).sys.id);
  return new Set(ids).size < ids.length;
}

/** Checks that the package gives as many items as the API counts. */
function checkNumber(part: Part, read: number, { watch }: Result): void {
  const missingInterfaces = part === 'editorInterfaces' ? watch.withoutInterface.length : 0;
  const listed = part === 'editorInterfaces' ? 'contentTypes' : part;
  const total = (watch.seen.get(listed)?.total ?? 0) - missingInterfaces;
  if (read !== total || (!watch.seen.has(listed) && listed === part)) {
    throw new FaultError({ kind: 'incomplete', asked: part, read, total });
  }
}

/** An unpublished content type has no editor interface. If all are missing, something else is wrong. */
function reportInterfaces({ watch }: Result, { contentTypes = 0 }: Counts, report: Report): void {
  const missing = watch.withoutInterface;
  if (missing.length === 0) return;
  if (missing.length === contentTypes) {
    throw new FaultError({ kind: 'incomplete', asked: 'editorInterfaces', read: 0, total: contentTypes });
  }
  const names = missing.slice(0, 5).join(', ');
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
  report({
    kind: 'note',
    sentence: `the space has no editor interface for ${names}${more}: its Markdown fields count as plain text`,
  });
}
