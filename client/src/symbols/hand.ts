/** Hand cards, and those that have been played: they come with the games that are played with such cards. */
export const hand: Record<string, string> = {
  hand: `
  <g class="edge"><rect class="cardback" x="4" y="6" width="9" height="14" rx="1.6" transform="rotate(-20 8 20)"/>
  <rect class="milkband" x="7.5" y="4" width="9" height="14" rx="1.6"/><rect class="hides" x="11" y="6" width="9" height="14" rx="1.6" transform="rotate(20 16 20)"/></g>`,
  stack: `<g class="paper edge"><rect x="7" y="1.5" width="13" height="17" rx="1.8"/><rect x="5.5" y="3.5" width="13" height="17" rx="1.8"/><rect x="4" y="5.5" width="13" height="17" rx="1.8"/></g><path class="ink line" stroke-width="1.4" d="M7 14h7"/>`,
  'face-down': `<g class="edge"><rect class="cardback" x="5" y="2.5" width="14" height="19" rx="1.8"/></g><path class="paper line" stroke-width="1.4" d="M8.5 12 12 7l3.5 5-3.5 5z"/>`,
}
