import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, or a part of an address: `?page=2`. */
  readonly to: To;
  readonly preventScrollReset?: boolean | undefined;
}

/** A link to a page of this site. The router's own link contains code that prefetches pages of frameworks. */
export function AppLink({
  to,
  preventScrollReset,
  onClick,
  target,
  children,
  ...rest
}: AppLinkProps): ReactNode {
  const follow = useLinkClickHandler(to, {
    ...(target !== undefined && { target }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  });
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={useHref(to)} target={target} onClick={onPress}>
      {children}
    </a>
  );
}
