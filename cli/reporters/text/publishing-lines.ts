import { count } from '../../../schemas/base/count.ts';
import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import {
  type BroughtDiagnostic,
  type PublishingReport,
  type PublishItem,
  publishVerdicts,
} from '../../../schemas/report/publishing.ts';
import { publishingSentence, settlingSentence } from '../../../schemas/report/publishing-sentences.ts';
import type { Findings } from '../findings.ts';
import type { Look } from '../reporter.ts';
import { escape } from './escape.ts';
import { wrap } from './lines.ts';
import { ownerOf, readableSpotOf } from './place.ts';
import { severityFormats } from './style.ts';

type PublishingLook = Pick<Look, 'style' | 'maxDiagnostics'> & { readonly columns: number };

/** What publishing brings: a paragraph for each entry that breaks something or brings warnings, then one for what several bring. */
export function publishingParagraphs({ publishing }: Findings, look: PublishingLook): string[] {
  if (publishing === undefined || publishing.items.length === 0) return [];
  const notReady = publishVerdicts
    .filter((verdict) => verdict !== 'ready')
    .flatMap((verdict) => publishing.items.filter((item) => item.verdict === verdict));
  const shown = notReady.slice(0, look.maxDiagnostics);
  return [
    look.style('bold', publishingSentence(publishing)),
    ...shown.map((item) => itemLines(item, look).join('\n')),
    ...(notReady.length > shown.length
      ? [`${count(notReady.length - shown.length, 'more change')} not ready to publish`]
      : []),
    ...jointLines(publishing, look),
  ];
}

function itemLines(item: PublishItem, look: PublishingLook): string[] {
  const { verdict, title, id, typeName, contentType, kind, state, findings } = item;
  const name = title === undefined ? escape(id) : `"${escape(title)}"`;
  const format = verdict === 'breaks' ? severityFormats.error : severityFormats.warn;
  const type = escape(typeName ?? contentType ?? kind);
  return [
    `${look.style(format, verdict)}  ${type} ${name} (${state})`,
    ...findings.flatMap((finding) => findingLines(finding, look, item.id)),
    `  edit ${escape(item.edit)}`,
  ];
}

function findingLines(finding: BroughtDiagnostic, look: PublishingLook, item: string): string[] {
  const settling = settlingSentence(finding);
  return [
    ...sentence(finding, look, item),
    ...(settling === undefined ? [] : wrap(escape(settling), look.columns - 4)).map((line) => `    ${line}`),
  ];
}

/** The place is named where it is not the item itself. */
function sentence(finding: Diagnostic, { style, columns }: PublishingLook, item?: string): string[] {
  const { severity, message, entry, asset } = finding;
  const isHere = (entry ?? asset)?.id === item;
  const place = [isHere ? '' : ownerOf(finding), readableSpotOf(finding)].filter(Boolean).join(' ');
  const [first = '', ...rest] = wrap(`${place}${place && ': '}${escape(message)}`, columns - 9);
  return [
    `  ${style(severityFormats[severity], severity.padEnd(5))}  ${first}`,
    ...rest.map((line) => `         ${line}`),
  ];
}

function jointLines({ joint }: PublishingReport, look: PublishingLook): string[] {
  if (joint.length === 0) return [];
  const shown = joint.slice(0, look.maxDiagnostics);
  return [
    [
      `${count(joint.length, 'finding')} only if several of them are published:`,
      ...shown.flatMap((each) => sentence(each, look)),
    ].join('\n'),
  ];
}
