import type { Diagnostic, Severity } from '../../../schemas/report/diagnostic.ts';
import { filePlaceOf } from '../file-place.ts';
import { groupBy } from '../group-by.ts';
import type { Look, Reporter } from '../reporter.ts';
import { spotOf } from '../text/place.ts';
import { allSentences } from '../text/sentences.ts';
import { type XmlElement, xmlDocument } from './xml.ts';

/** The version of Checkstyle whose format this is. Readers require one. */
const formVersion = '4.3';

const severities: Readonly<Record<Severity, string>> = { error: 'error', warn: 'warning', info: 'info' };

/** For readers of Checkstyle's XML, such as Jenkins: a file element for each entry. Source: Checkstyle, `XMLLogger`. */
export const checkstyle: Reporter = ({ diagnostics }, look) => {
  const files = [...groupBy(diagnostics, (diagnostic) => fileName(diagnostic, look))];
  return xmlDocument({
    name: 'checkstyle',
    attributes: { version: formVersion },
    content: files.map(([name, found]) => ({
      name: 'file',
      attributes: { name },
      content: found.map((diagnostic) => error(diagnostic, look)),
    })),
  });
};

/** `kbHowTo/4xKd…`. Findings without an entry are listed under their file. */
function fileName(diagnostic: Diagnostic, look: Look): string {
  const { entry, asset } = diagnostic;
  if (entry !== null) return `${entry.contentType || 'entry'}/${entry.id}`;
  return asset === undefined ? filePlaceOf(diagnostic, look).file : `asset/${asset.id}`;
}

function error(diagnostic: Diagnostic, look: Look): XmlElement {
  const { rule, severity } = diagnostic;
  const spot = spotOf(diagnostic);
  return {
    name: 'error',
    attributes: {
      line: filePlaceOf(diagnostic, look).line,
      severity: severities[severity],
      message: `${spot === '' ? '' : `${spot}: `}${allSentences(diagnostic).join(' ')}`,
      // readers use the last two parts as category and type
      source: `fieldbook.${rule.replaceAll('/', '.')}`,
    },
  };
}
