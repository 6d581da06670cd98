import { useContext, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { SiteAddress } from './site-address.ts';
import { isPlainClick, pathWithinApp } from './page-links.ts';

/**
 * Links in texts are plain anchors, also in prerendered HTML. One handler on the document opens links within this
 * site without a page load. It skips events whose default was prevented.
 */
export function useAppLinks(): void {
  const navigate = useNavigate();
  const { basePath } = useContext(SiteAddress);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link === null || !isPlainClick(event) ? undefined : pathWithinApp(link, basePath);
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, basePath]);
}
