import type { Element } from 'hast';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { classNames } from '../../ui/class-names.ts';
import { actions } from '../actions.ts';
import edges from './edge-fade.module.css';
import styles from './code-figure.module.css';

/**
 * A block of code with its language and a button that copies it. The button acts by the article's handler and is
 * hidden where no script runs. The code can be scrolled by keyboard.
 */
export const CodeFigure = (props: {
  language: string | undefined;
  name?: string | undefined;
  children: ReactNode;
}): ReactNode => {
  const language = props.language === undefined ? undefined : languageName(props.language);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.bar}>
        <span>{language ?? message('code.plain')}</span>
        <button type="button" className={styles.copy} data-action={actions.copyCode}>
          <Copy className={styles.icon} />
          <span>{message('code.copy')}</span>
        </button>
      </figcaption>
      <div
        className={classNames(styles.code, edges.fade)}
        tabIndex={0}
        role="region"
        aria-label={props.name ?? message('code.label', { language: language ?? '' }).trim()}
      >
        {props.children}
      </div>
    </figure>
  );
};

/** The language of a `pre`, from the class that highlighting gave its `code`: `language-json`. */
export function languageOf(pre: Element): string | undefined {
  const code = pre.children.find((child) => child.type === 'element');
  const classes = code?.properties['className'];
  const name = Array.isArray(classes) ? classes.map(String).find((one) => one.startsWith(prefix)) : undefined;
  return name?.slice(prefix.length);
}

const prefix = 'language-';

/** As people write it; a language that is not listed is shown as the editor wrote it. */
const languageName = (language: string): string => languageNames.get(language.toLowerCase()) ?? language;

const languageNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bash: 'Bash',
    css: 'CSS',
    csv: 'CSV',
    html: 'HTML',
    http: 'HTTP',
    javascript: 'JavaScript',
    js: 'JavaScript',
    json: 'JSON',
    python: 'Python',
    shell: 'Shell',
    sql: 'SQL',
    text: 'Text',
    typescript: 'TypeScript',
    xml: 'XML',
    yaml: 'YAML',
  }),
);
