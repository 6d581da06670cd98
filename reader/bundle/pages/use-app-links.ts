import { useContext, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { BasePath } from '../base-path.ts';
import { isPlainClick, pathWithinApp } from './page-links.ts';

/**
 * Links in texts are plain anchors, in prerendered HTML too: one handler for the document opens those that stay on this
 * site without loading the page anew. What has acted on a press before has prevented its default.
 */
export function useAppLinks(): void {
  const navigate = useNavigate();
  const basePath = useContext(BasePath);
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
