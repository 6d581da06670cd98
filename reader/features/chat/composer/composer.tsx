import { ArrowUp } from 'lucide-react';
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
}

/** The field for a question. It holds its own text, so that typing does not render the conversation again. */
export function Composer({ ref, question, onQuestionTaken, isBusy, onAsk }: ComposerProps): ReactNode {
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
      <VisuallyHidden>
        <label htmlFor={id}>{message('chat.question')}</label>
        <span id={`${id}keys`}>{message('chat.keys')}</span>
      </VisuallyHidden>
      <div className={styles.box}>
        <textarea
          ref={ref}
          id={id}
          rows={1}
          placeholder={message('chat.question')}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}problem ${id}keys ${id}count`}
          enterKeyHint="send"
          className={styles.text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        <SendButton isBusy={isBusy} />
      </div>
      <p id={`${id}problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      {countCharacters(text) > maxMessageCharacters * shareBeforeCount && (
        <CharacterCount id={`${id}count`} text={text} maxCharacters={maxMessageCharacters} />
      )}
    </form>
  );
}

const SendButton = ({ isBusy }: Pick<ComposerProps, 'isBusy'>): ReactNode => (
  <Button type="submit" aria-label={message('chat.send')} title={message('chat.send')} aria-disabled={isBusy}>
    <ArrowUp className={styles.icon} />
  </Button>
);
