import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ToastStore } from './create-toast-store.ts';
import { lifetimeMs } from './lifetime.ts';
import type { Toast } from './toast.ts';
import type { ToastRegionProps } from './region/toast-region.tsx';
import { toasts as toastsOfPage } from './toasts.ts';

export interface ToasterProps extends Pick<ToastRegionProps, 'direction' | 'hasHotkey'> {
  /** Unique in the page. */
  id: string;
  store?: ToastStore;
}

/** Shows the toasts of the page. A page has one toaster. Its code is loaded with the first toast. */
export function Toaster({ id, store = toastsOfPage, ...settings }: ToasterProps): ReactNode {
  const hasPlace = usePlace(id, store);
  const all = useSyncExternalStore(store.subscribe, store.current, none);
  const toasts = hasPlace ? all : nothing;
  const loaded = useRegion(toasts, store);
  if (loaded === undefined || toasts.length === 0) return null;
  return <loaded.ToastRegion toasts={toasts} store={store} {...settings} />;
}

const nothing: readonly Toast[] = [];
const none = () => nothing;

/** True if this toaster is the registered one. It registers before all other effects, so that they can raise toasts. */
function usePlace(id: string, store: ToastStore): boolean {
  const [ticket] = useState(() => ({}));
  useLayoutEffect(() => store.mount(id, ticket), [id, store, ticket]);
  return useSyncExternalStore(
    store.subscribe,
    () => store.hasMounted(ticket),
    () => false,
  );
}

type RegionModule = typeof import('./region/toast-region.tsx');

function useRegion(toasts: readonly Toast[], store: ToastStore): RegionModule | undefined {
  const [loaded, setLoaded] = useState<RegionModule>();
  useEffect(() => {
    if (loaded !== undefined || toasts.length === 0) return;
    // After a failure, toasts with a limited time are dismissed. The others are shown once the script loads with a later toast.
    const giveUp = () => {
      for (const toast of toasts) if (lifetimeMs(toast) !== undefined) store.dismiss(toast.id);
    };
    import('./region/toast-region.tsx').then(setLoaded, giveUp);
  }, [loaded, toasts, store]);
  return loaded;
}
