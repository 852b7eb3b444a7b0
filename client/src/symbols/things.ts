/** Tools, boards, buildings and people, drawn in a box of 24 by 24. */

const furrows = (base: string): string => `
  <path class="${base} edge" d="M2.5 4.5 21.5 4.5 21.5 21 2.5 21z"/>`

export const things: Record<string, string> = {
  // Hammer and axe.
  tools: `
    <path class="wood line" stroke-width="2.6" d="M5 22 16.5 7.5"/>
    <path class="wood line" stroke-width="2.6" d="M19 22 7.5 7.5"/>
    <path class="iron edge" d="M13 5.9l2.4-3.2 3.8 1.2 3.6 3-1 1.5-2.7-.8-1.9 2.5z"/>
    <path class="iron edge" d="M9.6 5.2C7 1.7 4.2 1.2 1.7 2.4c2 2 2 5-.3 8.4 3.6 1.6 6.2.8 8.4-1.6z"/>`,
  jewelry: `
    <circle class="goldline line" cx="12" cy="15.6" r="6.4" stroke-width="2.8"/>
    <path class="gem edge" d="M8.4 1.2h7.2l3 3.6L12 11.2 5.4 4.8z"/>
    <path class="cut" stroke-width="1.1" d="M5.8 4.8h12.4M9.6 4.8 12 10.4l2.4-5.6"/>`,
  field: `
    ${furrows('earth')}
    <path class="furrow line" stroke-width="1.7" d="M3 9.2c3-1.8 6-1.8 9 0s6 1.8 9 0M3 13.2c3-1.8 6-1.8 9 0s6 1.8 9 0M3 17.2c3-1.8 6-1.8 9 0s6 1.8 9 0"/>`,
  'field-planted': `
    ${furrows('earth')}
    <path class="furrow line" stroke-width="1.5" d="M3 12h18M3 19h18"/>
    <g class="leaf"><path d="M7 11.5C3.7 10 3.6 7.4 4.4 6 6.4 7 7.4 9 7 11.5zM7 11.5c-.2-2.5.8-4.5 2.8-5.5.7 1.8.2 4.2-2.8 5.5zM17 11.5c-3.3-1.5-3.4-4.1-2.6-5.5 2 1 3 3 2.6 5.5zM17 11.5c-.2-2.5.8-4.5 2.8-5.5.7 1.8.2 4.2-2.8 5.5zM12 18.6c-3.3-1.5-3.4-4.1-2.6-5.5 2 1 3 3 2.6 5.5zM12 18.6c-.2-2.5.8-4.5 2.8-5.5.7 1.8.2 4.2-2.8 5.5z"/></g>`,
  worker: `
    <path class="cubetop" d="M12 2.4 21 7 12 11.6 3 7z"/>
    <path class="cubeleft" d="M3 7l9 4.6v10.2L3 17z"/>
    <path class="cuberight" d="M21 7l-9 4.6v10.2L21 17z"/>
    <path class="edgeonly" d="M12 2.4 21 7v10l-9 4.8L3 17V7z"/>`,
  // A rooster, for the first player.
  rooster: `
    <path class="rooster edge" d="M16.6 6.2c.9 3.7-.4 6 1.9 7.9 1.3 2.9-1.1 5.8-5.3 6-4.8.2-7.4-2.3-8.1-5.9-.5-2.6-1.9-4-4-4.1C2 6.6 6 4.5 8.6 8.2c1 1.4 2.3 1.5 3.2.3 1-1.3.9-3.7 2-4.7z"/>
    <path class="comb" d="M12.9 4.6c-.4-1.7.5-3.2 1.9-2.7.3-1.6 2.3-1.7 2.6-.1 1.6-.3 2.3 1.2 1.3 2.5-.5 1.8-4 2.2-5.8.3z"/>
    <path class="comb" d="M18.2 8.3c1.5.3 1.9 2 1 3.4-1.2-.4-1.7-1.9-1-3.4z"/>
    <path class="rooster edge" d="M13.6 5.2c.8-2 4.4-2.2 5 .6l3 1.5-3 1.3c-1.2 1-4 .6-5-3.4z"/>
    <circle class="ink" cx="16.8" cy="5.7" r=".9"/>
    <path class="goldline line" stroke-width="1.5" d="M10.6 20v3M14 20v3M8.6 23.2h7.4"/>`,
  boulder: `
    <path class="stone edge" d="M2 18.6 5.2 9.2l5.6-4.6 6.8 1.6 4.6 7.8-1.6 6.2-6 1.8H5.4z"/>
    <path class="stonelight" d="M6.4 9.8l4.6-3.6 5.6 1.2-3.6 4.6-5 1z"/>
    <path class="cut" stroke-width="1.3" d="M8 13l5-1 3.6-4.6M13 12l2.4 8.4M13 12l-2 3"/>`,
  'community-center': `
    <path class="roof edge" d="M1.2 13 12 5.6 22.8 13z"/>
    <path class="wall edge" d="M3.4 13h17.2v9H3.4z"/>
    <path class="roof edge" d="M9.2 6.2 12 .8l2.8 5.4z"/>
    <path class="wall edge" d="M9.4 6.2h5.2V13H9.4z"/>
    <circle class="paper edge" cx="12" cy="9.6" r="1.8"/>
    <path class="door" d="M10 22v-3.6c0-2.6 4-2.6 4 0V22zM5.6 15.6h2.2v3H5.6zM16.2 15.6h2.2v3h-2.2z"/>`,
  // A hand saw.
  carpentry: `
    <path class="iron edge" d="M9.6 9.2 22.6 15.4l-1 3-1.5-.3-.8 1.4-1.5-1.2-.9 1.3-1.5-1.3-1 1.3-1.5-1.3-1 1.2-1.5-1.3-1 1.2-1.6-1.5z"/>
    <path class="wood edge" d="M4.2 5.2c2.3-1.6 5.6-.4 6.6 2 .6 1.7-.2 3.4-1 5.2l-1.4 4.8c-2.6 1-5.8-.8-6.4-3.4C1.4 11 1.8 7 4.2 5.2z"/>
    <path class="paper edge" d="M5.6 8.2c1.2-.5 2.3.2 2.2 1.4l-1 3.8c-1.4.4-2.4-.6-2.4-1.9 0-1.3.3-2.8 1.2-3.3z"/>`,
  // A mug of beer.
  brewhouse: `
    <path class="goldline line" stroke-width="2.6" d="M16.4 10h2.2c2 0 3 1 3 2.8v2.6c0 1.8-1 2.8-3 2.8h-2.2"/>
    <path class="beer edge" d="M4 8h12.8v13c0 1-.7 1.7-1.7 1.7H5.7c-1 0-1.7-.7-1.7-1.7z"/>
    <path class="foam edge" d="M3.4 10.2C1.4 9 1.5 6 3.6 5.3 3.8 2.9 6.6 1.6 8.6 2.9c1.5-1.7 4.7-1.4 5.7.7 2.3-.2 4 1.6 3.5 3.7-.2 1.6-1.5 2.7-3.2 2.5-.5 1.5-2.9 1.7-3.7.3-.6 2.4-.2 4.7-1.7 4.7s-1-2.6-1.9-4.6c-1.1.8-2.9.8-3.9 0z"/>
    <path class="cut" stroke-width="1.5" d="M7.4 15.5v4M13.4 13v6.5"/>`,
  'cooling-house': `
    <g class="iceline line" stroke-width="2.1">
      <path d="M12 1.5v21M2.9 6.8l18.2 10.4M2.9 17.2 21.1 6.8"/>
      <path stroke-width="1.7" d="M8.8 3.2 12 6.4l3.2-3.2M8.8 20.8l3.2-3.2 3.2 3.2M2.8 11l4.4-1.4-1-4.4M21.2 11l-4.4-1.4 1-4.4M2.8 13l4.4 1.4-1 4.4M21.2 13l-4.4 1.4 1 4.4"/>
    </g>`,
  // A pretzel.
  bakehouse: `
    <path class="crustdark line" stroke-width="4.4" d="M17.6 17.2C16 13.4 10.3 12 10.1 7.6 10 4.6 7.2 3.2 5 4.8 1.6 7.2 2.2 13.6 5.6 17.2c3 3.2 9.8 3.2 12.8 0C21.8 13.6 22.4 7.2 19 4.8c-2.2-1.6-5-.2-5.1 2.8-.2 4.4-5.9 5.8-7.5 9.6"/>
    <path class="crustline line" stroke-width="2.7" d="M17.6 17.2C16 13.4 10.3 12 10.1 7.6 10 4.6 7.2 3.2 5 4.8 1.6 7.2 2.2 13.6 5.6 17.2c3 3.2 9.8 3.2 12.8 0C21.8 13.6 22.4 7.2 19 4.8c-2.2-1.6-5-.2-5.1 2.8-.2 4.4-5.9 5.8-7.5 9.6"/>`,
  // A jacket.
  manufacture: `
    <path class="cloth edge" d="M8.2 2.6 12 5.4l3.8-2.8 3.4 1.6 3.6 8-3.8 1.8-1.4-2.6v10.8H6.4V11.4L5 14l-3.8-1.8 3.6-8z"/>
    <path class="cut" stroke-width="1.4" d="M12 5.6v16.2M8.4 3l1 4.6L12 5.6l2.6 2 1-4.6"/>
    <circle class="barley" cx="13.9" cy="11.4" r="1"/><circle class="barley" cx="13.9" cy="15.2" r="1"/>`,
  // A barn.
  stables: `
    <path class="roof edge" d="M1.4 11.4 5.4 4.6 12 1.4l6.6 3.2 4 6.8z"/>
    <path class="barn edge" d="M3.4 11h17.2v11.4H3.4z"/>
    <path class="paper edge" d="M8 13.6h8v8.8H8z"/>
    <path class="barnline line" stroke-width="1.6" d="M8.2 14l7.6 8.2M15.8 14l-7.6 8.2"/>
    <path class="paper" d="M10.4 5.6h3.2v3.2h-3.2z"/>`,
  // The back of a card, with a barn on it.
  'farmyard-card': `
    <rect class="cardback edge" x="4" y="1.5" width="16" height="21" rx="2"/>
    <path class="cut" stroke-width="1.3" d="M7 13.2 8.8 9.4 12 7.6l3.2 1.8 1.8 3.8zM8.4 13.2v4.6h7.2v-4.6M8.6 17.6l6.8-4.2M15.4 17.6l-6.8-4.2"/>`,
  'gateway-card': `
    <rect class="cardback gateway edge" x="4" y="1.5" width="16" height="21" rx="2"/>
    <path class="cut" stroke-width="1.5" d="M8 18V11c0-5 8-5 8 0v7M6.6 18h10.8M12 7.4V18"/>`,
  'bonus-card': `
    <rect class="cardback bonus edge" x="4" y="1.5" width="16" height="21" rx="2"/>
    <path class="cut" stroke-width="1.7" d="M12 7.6v8.8M7.6 12h8.8"/>`,
  'point-card': `
    <rect class="cardback point edge" x="4" y="1.5" width="16" height="21" rx="2"/>
    <path class="cut" stroke-width="1.4" d="M12 6.8l1.6 3.4 3.7.5-2.7 2.6.7 3.7-3.3-1.8L8.7 17l.7-3.7-2.7-2.6 3.7-.5z"/>`,
}
