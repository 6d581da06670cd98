import '../reader/messages/more.ts';
/** React warns of an update outside of `act` only where this is set. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
