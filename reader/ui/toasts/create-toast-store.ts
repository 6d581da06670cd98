import { toastCloseAnimationMs } from '../../../schemas/spec/interface/toasts.ts';
import { createStore } from '../../browser/create-store.ts';
import type { NewToast, Toast, ToastChanges } from './toast.ts';

export interface ToastStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** All toasts, the oldest first; those that are about to go as well. */
  readonly current: () => readonly Toast[];
  /**
   * Registers a toaster. Only one can be registered. Returns a function that removes it, or undefined if there is one
   * already.
   */
  readonly mount: (toasterId: string, ticket: object) => (() => void) | undefined;
  /** True if the toaster with this ticket is the registered one. */
  readonly hasMounted: (ticket: object) => boolean;
  readonly add: (toast: NewToast) => void;
  /** False where no toast of this id is shown. */
  readonly update: (id: string, changes: ToastChanges) => boolean;
  /** Adds a toast, or updates the one with the same id, for an action that a reader can repeat. */
  readonly show: (toast: NewToast) => void;
  readonly dismiss: (id: string) => void;
}

/**
 * Holds the toasts of a page. `report` is called for mistakes in the calling code. Source: docs/requirements.md, TS-1.
 */
export function createToastStore(report: (fault: string) => void): ToastStore {
  const { current, set, subscribe } = createStore<readonly Toast[]>([]);
  const { toaster, mount } = toasterPlace(report, () => set([]));
  const shownWith = (id: string) => current().find((toast) => toast.id === id && toast.isOpen);

  const add = (toast: NewToast) => {
    const { id, toasterId = toaster()?.id } = toast;
    if (toasterId === undefined || toasterId !== toaster()?.id) return report(noToaster(id, toasterId));
    if (shownWith(id) !== undefined) return report(`A toast with the id "${id}" is already shown.`);
    reportPassingActions(toast, report);
    const added = { ...toast, toasterId, createdAt: Date.now(), isOpen: true, version: 0 };
    set([...current().filter((one) => one.id !== id), added]);
  };

  const update = (id: string, changes: ToastChanges) => {
    const shown = shownWith(id);
    if (shown === undefined) return false;
    const changed = { ...shown, ...changes, version: shown.version + Number(!isOnlyProgress(changes)) };
    reportPassingActions(changed, report);
    set(current().map((one) => (one === shown ? changed : one)));
    return true;
  };

  const dismiss = (id: string) => {
    const shown = shownWith(id);
    if (shown === undefined) return;
    const going = { ...shown, isOpen: false };
    set(current().map((one) => (one === shown ? going : one)));
    setTimeout(() => set(current().filter((one) => one !== going)), toastCloseAnimationMs);
  };

  return {
    subscribe,
    current,
    mount,
    hasMounted: (ticket) => toaster()?.ticket === ticket,
    add,
    update,
    show: ({ id, toasterId, ...toast }) => {
      if (!update(id, toast)) add({ id, ...(toasterId === undefined ? {} : { toasterId }), ...toast });
    },
    dismiss,
  };
}

interface MountedToaster {
  readonly id: string;
  readonly ticket: object;
}

/** The registration of the page's toaster. `onChange` is called when it changes. */
function toasterPlace(report: (fault: string) => void, onChange: () => void) {
  let toaster: MountedToaster | undefined;
  return {
    toaster: () => toaster,
    mount: (id: string, ticket: object) => {
      if (toaster !== undefined) {
        report(takenPlace(toaster.id, id));
        return undefined;
      }
      toaster = { id, ticket };
      onChange();
      return () => {
        toaster = undefined;
        onChange();
      };
    },
  };
}

const takenPlace = (taken: string, wanted: string): string =>
  taken === wanted
    ? `A toaster with the id "${wanted}" is already there.`
    : `Only one toaster may render: "${taken}" is there, so "${wanted}" is not.`;

const noToaster = (id: string, toasterId: string | undefined): string =>
  toasterId === undefined
    ? `There is no toaster to show the toast "${id}".`
    : `There is no toaster "${toasterId}" to show the toast "${id}".`;

/** Such a toast is reported, because the types forbid it. It has no timer. */
function reportPassingActions({ id, actions, duration }: Toast | NewToast, report: (fault: string) => void) {
  if (actions === undefined || duration === false) return;
  report(`The toast "${id}" has actions, so its duration must be false.`);
}

const isOnlyProgress = (changes: ToastChanges): boolean =>
  Object.keys(changes).every((name) => name === 'progress');
