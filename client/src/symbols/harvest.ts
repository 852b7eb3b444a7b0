/** A sickle: on some cards, and wherever there are harvests. */
export const sickle = `
  <path class="iron edge" d="M5.5 15.5C1.5 9 6 1.5 13.5 1.5c5 0 8.5 3.5 9 8-2.5-3.5-5.5-5-9-4.5-4.8.7-6.8 5-5 9z"/>
  <path class="wood line" stroke-width="3.2" d="M6.5 15.5 3 22"/>`
