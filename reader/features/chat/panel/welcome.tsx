import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { message } from '../../../messages/message.ts';
import styles from './welcome.module.css';

interface WelcomeProps {
  /** Questions of the page's area. */
  starters: readonly string[];
  onAsk: (question: string) => void;
}

/** Before the first question: the purpose of the chat, a warning about personal data, and suggested questions. */
export function Welcome({ starters, onAsk }: WelcomeProps): ReactNode {
  const titleId = useId();
  return (
    <div className={styles.welcome}>
      <h3 className={styles.title}>{message('chat.welcome')}</h3>
      <p className={styles.text}>{message('chat.welcomeText')}</p>
      <p className={styles.privacy}>{message('chat.privacy')}</p>
      {starters.length > 0 && (
        <>
          <h4 id={titleId} className={styles.starters}>
            {message('chat.starters')}
          </h4>
          <ul aria-labelledby={titleId} className={styles.list}>
            {starters.map((question) => (
              <li key={question}>
                <button type="button" className={styles.starter} onClick={() => onAsk(question)}>
                  {question}
                  <ChevronRight className={styles.go} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
