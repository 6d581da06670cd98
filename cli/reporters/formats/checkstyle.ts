import type { Diagnostic, Severity } from '../../../schemas/report/diagnostic.ts';
import { filePlaceOf } from '../file-place.ts';
import { groupBy } from '../group-by.ts';
import type { Look, Reporter } from '../reporter.ts';
import { spotOf } from '../text/place.ts';
import { allSentences } from '../text/sentences.ts';
import { type XmlElement, xmlDocument } from './xml.ts';

/** The version of Checkstyle whose form this is: readers look for it, nothing has changed in it since. */
const formVersion = '4.3';

const severities: Readonly<Record<Severity, string>> = { error: 'error', warn: 'warning', info: 'info' };

/** For whatever reads Checkstyle's XML, such as Jenkins: a file an entry. Source: Checkstyle, `XMLLogger`. */
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

/** `kbHowTo/4xKd…`; what belongs to no entry stands under the file that it is in. */
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
      // readers take the last two parts for the category and the type
      source: `fieldbook.${rule.replaceAll('/', '.')}`,
    },
  };
}
