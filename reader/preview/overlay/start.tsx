export function startOverlay(): void {}
