import { CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { CharacterCount } from './character-count.tsx';
import { FieldLabel } from './field-label.tsx';
import styles from './text-area-field.module.css';

interface TextAreaFieldProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
  maxCharacters: number;
  isRequired?: boolean;
  /** The problem of the text, and how to fix it. */
  problem?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * A text of several lines. The field grows with it. More than the maximum can be typed and is a problem, because
 * `maxlength` would silently cut a pasted text. Source: docs/requirements.md, AP-3.
 */
export function TextAreaField(props: TextAreaFieldProps): ReactNode {
  const { label, text, onChange, maxCharacters, isRequired = false, problem, ref } = props;
  const id = useId();
  const countId = `${id}count`;
  const problemId = `${id}problem`;
  const hasProblem = problem !== undefined;
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <textarea
        ref={ref}
        id={id}
        value={text}
        required={isRequired}
        aria-invalid={hasProblem}
        aria-describedby={hasProblem ? `${problemId} ${countId}` : countId}
        className={styles.text}
        onChange={({ target }) => onChange(target.value)}
      />
      {hasProblem && (
        <p id={problemId} className={styles.problem}>
          <CircleAlert className={styles.icon} />
          {problem}
        </p>
      )}
      <CharacterCount id={countId} text={text} maxCharacters={maxCharacters} />
    </div>
  );
}
