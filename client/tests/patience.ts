/** How long something may take that happens soon: machines that test may have much else to do. */
export const PATIENCE = { timeout: 20_000, interval: 5 } as const
