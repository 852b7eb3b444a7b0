/** A shape for each seat, so that colour is never the only carrier. */
export const SEAT_SIGNS = ['●', '◆', '▲', '■', '♥', '♣'] as const
