import * as Popover from '@radix-ui/react-popover';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '../../../messages/message.ts';
import styles from './account-name.module.css';

/** Space for 'Log out' below the name, which popups keep free. */
const belowLogOutPx = 32;

interface AccountNameProps {
  readonly userDisplayName: string;
  readonly tenantName: string;
}

/** The name of the signed-in reader. A long one is clipped; a press shows all of it with the company. */
export function AccountName({ userDisplayName, tenantName }: AccountNameProps): ReactNode {
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.name}>
        <bdi>{userDisplayName}</bdi>
        <ChevronDown />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.details}
          align="end"
          sideOffset={belowLogOutPx}
          collisionPadding={16}
          aria-label={message('header.account')}
        >
          <p>{message('header.signedInAs')}</p>
          <p className={styles.whole}>{userDisplayName}</p>
          {tenantName !== '' && <p>{tenantName}</p>}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
