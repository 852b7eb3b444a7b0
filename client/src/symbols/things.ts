/** Tools, boards, buildings and people, drawn in a box of 24 by 24. */

const furrows = (base: string): string => `
  <path class="${base} edge" d="M2.500 4.500 21.500 4.500 21.500 21 2.500 21z"/>`

export const things: Record<string, string> = {
  // Hammer and axe.
  tools: `
    <path class="wood line" stroke-width="2.600" d="M5 22 16.500 7.500"/>
    <path class="wood line" stroke-width="2.600" d="M19 22 7.500 7.500"/>
    <path class="iron edge" d="M13 5.900l2.400-3.200 3.800 1.200 3.600 3-1 1.500-2.700-.8-1.900 2.500z"/>
    <path class="iron edge" d="M9.600 5.200C7 1.700 4.200 1.200 1.700 2.400c2 2 2 5-.3 8.400 3.600 1.600 6.200.8 8.400-1.600z"/>`,
  jewelry: `
    <circle class="goldline line" cx="12" cy="15.600" r="6.400" stroke-width="2.800"/>
    <path class="gem edge" d="M8.400 1.200h7.200l3 3.600L12 11.200 5.400 4.800z"/>
    <path class="cut" stroke-width="1.100" d="M5.800 4.800h12.400M9.600 4.800 12 10.400l2.400-5.600"/>`,
  field: `
    ${furrows('earth')}
    <path class="furrow line" stroke-width="1.700" d="M3 9.200c3-1.800 6-1.800 9 0s6 1.800 9 0M3 13.200c3-1.800 6-1.800 9 0s6 1.800 9 0M3 17.200c3-1.800 6-1.800 9 0s6 1.800 9 0"/>`,
  'field-planted': `
    ${furrows('earth')}
    <path class="furrow line" stroke-width="1.500" d="M3 12h18M3 19h18"/>
    <g class="leaf"><path d="M7 11.500C3.700 10 3.600 7.400 4.400 6 6.400 7 7.400 9 7 11.500zM7 11.500c-.2-2.500.8-4.500 2.800-5.500.7 1.800.2 4.200-2.800 5.500zM17 11.500c-3.300-1.500-3.400-4.100-2.600-5.500 2 1 3 3 2.600 5.500zM17 11.500c-.2-2.500.8-4.500 2.800-5.500.7 1.800.2 4.200-2.800 5.500zM12 18.600c-3.300-1.500-3.400-4.100-2.600-5.500 2 1 3 3 2.600 5.500zM12 18.600c-.2-2.500.8-4.500 2.800-5.500.7 1.800.2 4.200-2.800 5.500z"/></g>`,
  worker: `
    <path class="cubetop" d="M12 2.400 21 7 12 11.600 3 7z"/>
    <path class="cubeleft" d="M3 7l9 4.600v10.200L3 17z"/>
    <path class="cuberight" d="M21 7l-9 4.600v10.200L21 17z"/>
    <path class="edgeonly" d="M12 2.400 21 7v10l-9 4.800L3 17V7z"/>`,
  // A rooster, for the first player.
  rooster: `
    <path class="rooster edge" d="M16.600 6.200c.9 3.700-.4 6 1.900 7.900 1.300 2.900-1.100 5.800-5.300 6-4.800.2-7.400-2.300-8.100-5.900-.5-2.600-1.900-4-4-4.100C2 6.600 6 4.500 8.600 8.200c1 1.400 2.300 1.500 3.200.3 1-1.300.9-3.700 2-4.700z"/>
    <path class="comb" d="M12.900 4.600c-.4-1.700.5-3.200 1.900-2.700.3-1.600 2.300-1.700 2.600-.1 1.600-.3 2.300 1.200 1.300 2.500-.5 1.800-4 2.200-5.800.3z"/>
    <path class="comb" d="M18.200 8.300c1.500.3 1.900 2 1 3.400-1.200-.4-1.700-1.900-1-3.400z"/>
    <path class="rooster edge" d="M13.600 5.200c.8-2 4.400-2.200 5 .6l3 1.500-3 1.300c-1.200 1-4 .6-5-3.400z"/>
    <circle class="ink" cx="16.800" cy="5.700" r=".9"/>
    <path class="goldline line" stroke-width="1.500" d="M10.600 20v3M14 20v3M8.600 23.200h7.400"/>`,
  boulder: `
    <path class="stone edge" d="M2 18.600 5.200 9.200l5.600-4.600 6.800 1.600 4.600 7.800-1.600 6.200-6 1.800H5.400z"/>
    <path class="stonelight" d="M6.400 9.800l4.600-3.600 5.600 1.200-3.600 4.600-5 1z"/>
    <path class="cut" stroke-width="1.300" d="M8 13l5-1 3.600-4.600M13 12l2.400 8.400M13 12l-2 3"/>`,
  'community-center': `
    <path class="roof edge" d="M1.200 13 12 5.600 22.800 13z"/>
    <path class="wall edge" d="M3.400 13h17.200v9H3.400z"/>
    <path class="roof edge" d="M9.200 6.200 12 .8l2.800 5.400z"/>
    <path class="wall edge" d="M9.400 6.200h5.200V13H9.400z"/>
    <circle class="paper edge" cx="12" cy="9.600" r="1.800"/>
    <path class="door" d="M10 22v-3.600c0-2.600 4-2.600 4 0V22zM5.600 15.600h2.200v3H5.600zM16.200 15.600h2.200v3h-2.200z"/>`,
  // A hand saw.
  carpentry: `
    <path class="iron edge" d="M9.600 9.200 22.600 15.400l-1 3-1.500-.3-.8 1.400-1.500-1.200-.9 1.300-1.500-1.300-1 1.300-1.500-1.300-1 1.200-1.500-1.300-1 1.200-1.600-1.500z"/>
    <path class="wood edge" d="M4.200 5.200c2.300-1.600 5.600-.4 6.600 2 .6 1.700-.2 3.400-1 5.200l-1.400 4.800c-2.600 1-5.800-.8-6.400-3.400C1.400 11 1.800 7 4.200 5.200z"/>
    <path class="paper edge" d="M5.600 8.200c1.200-.5 2.300.2 2.200 1.400l-1 3.800c-1.400.4-2.400-.6-2.400-1.900 0-1.300.3-2.800 1.200-3.300z"/>`,
  // A mug of beer.
  brewhouse: `
    <path class="goldline line" stroke-width="2.600" d="M16.400 10h2.200c2 0 3 1 3 2.800v2.600c0 1.800-1 2.800-3 2.800h-2.200"/>
    <path class="beer edge" d="M4 8h12.800v13c0 1-.7 1.700-1.700 1.700H5.700c-1 0-1.700-.7-1.700-1.700z"/>
    <path class="foam edge" d="M3.400 10.200C1.400 9 1.500 6 3.600 5.300 3.800 2.900 6.600 1.600 8.600 2.900c1.500-1.700 4.700-1.400 5.700.7 2.300-.2 4 1.600 3.500 3.700-.2 1.600-1.500 2.700-3.200 2.500-.5 1.500-2.900 1.700-3.700.3-.6 2.400-.2 4.700-1.700 4.700s-1-2.600-1.900-4.600c-1.100.8-2.900.8-3.900 0z"/>
    <path class="cut" stroke-width="1.500" d="M7.400 15.500v4M13.400 13v6.500"/>`,
  'cooling-house': `
    <g class="iceline line" stroke-width="2.100">
      <path d="M12 1.500v21M2.900 6.800l18.200 10.400M2.900 17.200 21.100 6.800"/>
      <path stroke-width="1.700" d="M8.800 3.200 12 6.400l3.200-3.200M8.800 20.800l3.200-3.200 3.200 3.200M2.800 11l4.400-1.400-1-4.400M21.200 11l-4.400-1.400 1-4.400M2.800 13l4.400 1.400-1 4.400M21.200 13l-4.400 1.400 1 4.400"/>
    </g>`,
  // A pretzel.
  bakehouse: `
    <path class="crustdark line" stroke-width="5" d="M7.600 20.800C10.800 17 16 14.200 18.800 10.900 22 7 19.600 3.400 16.400 3.800 13.600 4.200 12 7.300 12 9.300 12 7.300 10.400 4.200 7.600 3.800 4.400 3.400 2 7 5.200 10.900 8 14.200 13.200 17 16.400 20.800"/>
    <path class="crustline line" stroke-width="3" d="M7.600 20.800C10.800 17 16 14.200 18.800 10.900 22 7 19.600 3.400 16.400 3.800 13.600 4.200 12 7.300 12 9.300 12 7.300 10.400 4.200 7.600 3.800 4.400 3.400 2 7 5.200 10.900 8 14.200 13.200 17 16.400 20.800"/>`,
  // A jacket.
  manufacture: `
    <path class="cloth edge" d="M8.200 2.600 12 5.400l3.800-2.800 3.400 1.600 3.600 8-3.800 1.800-1.400-2.600v10.800H6.400V11.400L5 14l-3.800-1.800 3.600-8z"/>
    <path class="cut" stroke-width="1.400" d="M12 5.600v16.200M8.400 3l1 4.600L12 5.600l2.600 2 1-4.600"/>
    <circle class="barley" cx="13.900" cy="11.400" r="1"/><circle class="barley" cx="13.900" cy="15.200" r="1"/>`,
  // A barn.
  stables: `
    <path class="roof edge" d="M1.400 11.400 5.400 4.600 12 1.400l6.600 3.200 4 6.800z"/>
    <path class="barn edge" d="M3.400 11h17.200v11.400H3.400z"/>
    <path class="paper edge" d="M8 13.600h8v8.800H8z"/>
    <path class="barnline line" stroke-width="1.600" d="M8.200 14l7.600 8.200M15.800 14l-7.600 8.200"/>
    <path class="paper" d="M10.400 5.600h3.200v3.200h-3.200z"/>`,
  // The back of a card, with a barn on it.
  'farmyard-card': `
    <rect class="cardback edge" x="4" y="1.500" width="16" height="21" rx="2"/>
    <path class="cut" stroke-width="1.300" d="M7 13.200 8.800 9.400 12 7.600l3.200 1.800 1.800 3.800zM8.400 13.200v4.600h7.200v-4.600M8.600 17.600l6.800-4.200M15.400 17.600l-6.800-4.200"/>`,
  'gateway-card': `
    <rect class="cardback edge" x="4" y="1.500" width="16" height="21" rx="2"/>
    <path class="cut" stroke-width="1.500" d="M8 18V11c0-5 8-5 8 0v7M6.600 18h10.800M12 7.400V18"/>`,
  'bonus-card': `
    <rect class="cardback edge" x="4" y="1.500" width="16" height="21" rx="2"/>
    <path class="cut" stroke-width="1.700" d="M12 7.600v8.800M7.600 12h8.800"/>`,
  'point-card': `
    <rect class="cardback edge" x="4" y="1.500" width="16" height="21" rx="2"/>
    <path class="cut" stroke-width="1.400" d="M12 6.800l1.600 3.400 3.700.5-2.700 2.600.7 3.700-3.300-1.800L8.700 17l.7-3.700-2.700-2.600 3.700-.5z"/>`,
}
