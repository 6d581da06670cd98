import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, type SubmitEvent, useId } from 'react';
import { maxMessageCharacters } from '../../../../schemas/services/help-center/chat.ts';
import { message } from '../../../messages/message.ts';
import { Button } from '../../../ui/button.tsx';
import { CharacterCount } from '../../../ui/forms/character-count.tsx';
import { countCharacters, tooLong } from '../../../ui/forms/characters.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './composer.module.css';
import { useDraft } from './use-draft.ts';

/** The count of what is left appears once so much of the room is taken. */
const shareBeforeCount = 0.8;

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>;
  /** A question to begin with; another object each time. */
  question: { readonly text: string } | undefined;
  onQuestionTaken: () => void;
  /** A question is under way: the next one can be typed, and is sent later. */
  isBusy: boolean;
  onAsk: (text: string) => void;
  /** Absent where there is nothing to end. */
  onEnd: (() => void) | undefined;
}

/** The field for a question. It holds its own text, so that typing does not render the conversation again. */
export function Composer({ ref, question, onQuestionTaken, isBusy, onAsk, onEnd }: ComposerProps): ReactNode {
  const id = useId();
  const [text, write] = useDraft(question, onQuestionTaken);
  const problem = tooLong(text, maxMessageCharacters);
  const send = () => {
    if (isBusy || problem !== undefined || text.trim() === '') return;
    onAsk(text.trim());
    write('');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an input method's word sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) send();
  };
  return (
    <form noValidate className={styles.composer} onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        {message('chat.question')}
      </label>
      <div className={styles.row}>
        <textarea
          ref={ref}
          id={id}
          rows={1}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}problem ${id}keys ${id}count`}
          enterKeyHint="send"
          className={styles.text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" aria-disabled={isBusy}>
          <SendHorizontal className={styles.icon} />
          {message('chat.send')}
        </Button>
      </div>
      <p id={`${id}problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <BelowField id={id} text={text} onEnd={onEnd} />
    </form>
  );
}

interface BelowFieldProps extends Pick<ComposerProps, 'onEnd'> {
  id: string;
  text: string;
}

const BelowField = ({ id, text, onEnd }: BelowFieldProps): ReactNode => (
  <div className={styles.below}>
    {countCharacters(text) > maxMessageCharacters * shareBeforeCount && (
      <CharacterCount id={`${id}count`} text={text} maxCharacters={maxMessageCharacters} />
    )}
    <VisuallyHidden>
      <span id={`${id}keys`}>{message('chat.keys')}</span>
    </VisuallyHidden>
    {onEnd !== undefined && (
      <button type="button" className={styles.end} onClick={onEnd}>
        {message('chat.end')}
      </button>
    )}
  </div>
);
