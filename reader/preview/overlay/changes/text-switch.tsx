import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OtherText, PagePreview } from '../../../../schemas/preview/page-preview.ts';
import { keyNames } from '../keys.ts';
import styles from './text-switch.module.css';

const names = { draft: 'Draft', published: 'Published' } as const;

/** The reason why the other page does not exist. */
const missing = { draft: 'Removed in the draft', published: 'Not published' } as const;

/** A published page that the draft no longer has. */
export const isRemoved = ({ other }: Pick<PagePreview, 'other'>): boolean =>
  other?.state === 'draft' && other.href === undefined;

/** Parts that only one of the texts has. */
export const onlyIn = { draft: 'only in the draft', published: 'only in the published text' } as const;

interface TextSwitchProps {
  readonly other: OtherText;
  /** The changed blocks that can be gone to. */
  readonly count: number;
  readonly onNext: () => void;
  /** The page with the other text is about to be loaded. */
  readonly onSwitch: (href: string) => void;
}

/** Leads from the page with one text to the same page with the other, and to the blocks that are not the same. */
export function TextSwitch({ other, count, onNext, onSwitch }: TextSwitchProps): ReactNode {
  const { state, href, onlyThere } = other;
  return (
    <div className={styles.switch} role="group" aria-label="Text of this page">
      {(['draft', 'published'] as const).map((each) =>
        each !== state ? (
          <span key={each} className={styles.side} aria-current="true">
            {names[each]}
          </span>
        ) : href === undefined ? (
          <span key={each} className={styles.side} data-missing="">
            {missing[each]}
          </span>
        ) : (
          <a
            key={each}
            className={styles.side}
            href={href}
            aria-keyshortcuts={keyNames.switch}
            onClick={() => onSwitch(href)}
          >
            {names[each]}
          </a>
        ),
      )}
      {href !== undefined && (
        <Changes {...{ count, onNext }} there={onlyThere === 0 ? '' : `${onlyThere} ${onlyIn[state]}`} />
      )}
    </div>
  );
}

function Changes(props: { count: number; there: string; onNext: () => void }): ReactNode {
  const { count, there, onNext } = props;
  if (count === 0) {
    return <span className={styles.same}>{there === '' ? 'No changes' : there}</span>;
  }
  const words = `${count} ${count === 1 ? 'change' : 'changes'}`;
  return (
    <button
      type="button"
      className={styles.changes}
      aria-label={`${words}${there === '' ? '' : `, ${there}`}: go to the next`}
      onClick={onNext}
    >
      {count} <span className={styles.word}>{count === 1 ? 'change' : 'changes'}</span>
      <ArrowDown />
    </button>
  );
}
