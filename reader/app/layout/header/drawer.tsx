import { Menu, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { BundleFiles } from '../../../../schemas/bundle/index.ts';
import { drawerCloseMs } from '../../../../schemas/spec/interface/overlays.ts';
import { message } from '../../../messages/message.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useModal } from '../../../ui/overlays/use-modal.ts';
import type { Here } from './here.ts';
import { DrawerAccount } from './drawer-account.tsx';
import styles from './drawer.module.css';
import { FooterLower } from '../footer/footer-lower.tsx';
import { LinkList } from '../footer/link-list.tsx';
import type { SiteLinks } from './site-links.ts';

interface DrawerProps {
  site: BundleFiles['site'];
  links: SiteLinks;
  here: Here;
}

/** The menu of narrow screens: the links, logging in or out, and the footer's lower part. Source: docs/requirements.md, LY-3. */
export function Drawer({ site, links, here }: DrawerProps): ReactNode {
  const { dialog, isClosing, open, close } = useModal(drawerCloseMs);
  const titleId = useId();
  return (
    <>
      <IconButton label={message('header.openMenu')} aria-haspopup="dialog" onClick={open}>
        <Menu />
      </IconButton>
      <dialog
        ref={dialog}
        className={classNames(styles.drawer, isClosing && styles.closing)}
        aria-labelledby={titleId}
      >
        <div className={styles.panel}>
          <div className={styles.top}>
            <h2 id={titleId} className={styles.title}>
              {message('header.menu')}
            </h2>
            <IconButton label={message('header.closeMenu')} onClick={close}>
              <X />
            </IconButton>
          </div>
          <nav aria-label={message('header.label')} className={styles.links}>
            <LinkList links={links.own} here={here} />
            <LinkList links={links.elsewhere} />
          </nav>
          <DrawerAccount />
          <FooterLower site={site} />
        </div>
      </dialog>
    </>
  );
}
