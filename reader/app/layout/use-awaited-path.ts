import { useContext, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { SiteAddress } from '../../bundle/pages/site-address.ts';

/** The delay of the skeleton: for a shorter wait it would only flash. Unit: ms. */
const waitBeforeSkeletonMs = 150;

/** The path of the next page, once the wait is too long to go on showing the current page. */
export function useAwaitedPath(): string | undefined {
  const { location } = useNavigation();
  const { basePath } = useContext(SiteAddress);
  const here = useLocation().pathname;
  // The router's own location has the site's folder on its host, the page's has not.
  const path = location?.pathname.slice(basePath.length - 1);
  const next = path === here ? undefined : path;
  const isWaiting = next !== undefined;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLong(true), waitBeforeSkeletonMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting]);
  return isLong ? next : undefined;
}
