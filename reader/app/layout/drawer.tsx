import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { message } from '../../messages/message.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { DrawerAccount } from './drawer-account.tsx';
import styles from './drawer.module.css';
import { FooterLower } from './footer-lower.tsx';
import { LinkList } from './link-list.tsx';
import type { HeaderLink } from './main-links.ts';
import { useDrawer } from './use-drawer.ts';

/** The menu of narrow screens: the links, logging in or out, and the footer's lower part. Source: requirements LY-3. */
export function Drawer({
  site,
  links,
}: {
  site: BundleFiles['site'];
  links: readonly HeaderLink[];
}): ReactNode {
  const { dialog, isClosing, open, close } = useDrawer();
  return (
    <>
      <IconButton label={message('header.openMenu')} onClick={open}>
        <Menu aria-hidden />
      </IconButton>
      <dialog
        ref={dialog}
        className={classNames(styles.drawer, isClosing && styles.closing)}
        aria-label={message('header.menu')}
      >
        <div className={styles.panel}>
          <IconButton label={message('header.closeMenu')} onClick={close}>
            <X aria-hidden />
          </IconButton>
          <LinkList links={links} className={styles.links} />
          <DrawerAccount />
          <FooterLower site={site} />
        </div>
      </dialog>
    </>
  );
}
