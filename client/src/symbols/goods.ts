/** Goods and what farms are made of, drawn in a box of 24 by 24. Colours are names of `symbols.css`. */

const grain = (x: number, y: number, turn: number, long = 2.9, wide = 1.5): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${long}" transform="rotate(${turn} ${x} ${y})"/>`

export const goods: Record<string, string> = {
  // An upright ear with a fan of long awns.
  barley: `
    <g class="barley line" stroke-width="1.1"><path d="M12 10 5 1M12 10 8.6 .8M12 10V.6M12 10 15.4 .8M12 10 19 1"/></g>
    <path class="barley line" stroke-width="1.7" d="M12 14v9.4"/>
    <g class="barley edge">
      ${grain(12, 7.2, 0, 3, 1.7)}
      ${grain(8.7, 9.6, -24)}${grain(15.3, 9.6, 24)}
      ${grain(8.4, 13.4, -28)}${grain(15.6, 13.4, 28)}
      ${grain(8.8, 17.2, -34)}${grain(15.2, 17.2, 34)}
    </g>`,
  // A nodding ear on a bent stalk, grains close together, short beards.
  rye: `
    <path class="rye line" stroke-width="1.8" d="M5.5 23.4C6 16 7 10.5 11 7.2"/>
    <path class="rye line" stroke-width="1.6" d="M6 17c-1.8-2-3-3-4.6-3.4"/>
    <g class="rye edge">
      ${grain(11.5, 4.3, 62, 2.6, 1.5)}${grain(11.2, 9.4, 110, 2.4, 1.5)}
      ${grain(15, 4, 82, 2.6, 1.5)}${grain(14.4, 9.2, 140, 2.5, 1.5)}
      ${grain(18.4, 5.6, 118, 2.6, 1.5)}${grain(16.4, 11.4, 165, 2.6, 1.5)}
      ${grain(20.8, 8.9, 150, 2.6, 1.5)}${grain(18.2, 14.4, 172, 2.6, 1.5)}
      ${grain(21.4, 13, 176, 2.6, 1.5)}${grain(20.2, 17.6, 178, 2.9, 1.6)}
    </g>`,
  // The blue flower.
  flax: `
    <path class="leaf line" stroke-width="1.8" d="M12 12c.6 4 .3 8-.8 11.4"/>
    <path class="leaf" d="M12 19.5c2-3.6 4.4-4.6 7.6-4.6-1 3.4-3.6 5.2-7.6 4.6z"/>
    <g class="flax edge">
      <path d="M12 9.2C8.8 7.4 8.3 3 12 .8c3.7 2.2 3.2 6.6 0 8.4z"/>
      <path d="M12 9.2C8.8 7.4 8.3 3 12 .8c3.7 2.2 3.2 6.6 0 8.4z" transform="rotate(72 12 9.4)"/>
      <path d="M12 9.2C8.8 7.4 8.3 3 12 .8c3.7 2.2 3.2 6.6 0 8.4z" transform="rotate(144 12 9.4)"/>
      <path d="M12 9.2C8.8 7.4 8.3 3 12 .8c3.7 2.2 3.2 6.6 0 8.4z" transform="rotate(216 12 9.4)"/>
      <path d="M12 9.2C8.8 7.4 8.3 3 12 .8c3.7 2.2 3.2 6.6 0 8.4z" transform="rotate(288 12 9.4)"/>
    </g>
    <circle class="barley" cx="12" cy="9.4" r="2"/>`,
  // A cone of overlapping scales under two leaves.
  hops: `
    <path class="leaf edge" d="M12 5.6C8.4 2 4.6 2.6 2 5.2c2.8 3 6.6 3.4 10 .4z"/>
    <path class="leaf edge" d="M12 5.6c3.6-3.6 7.4-3 10-.4-2.8 3-6.6 3.4-10 .4z"/>
    <path class="leaf line" stroke-width="1.8" d="M12 6V1"/>
    <path class="hops edge" d="M12 4.8c4 1.2 6 4 6 7.6 0 4.6-2.6 8.4-6 11-3.4-2.6-6-6.4-6-11 0-3.6 2-6.4 6-7.6z"/>
    <path class="cut" stroke-width="1.2" d="M6.3 10.6c1.5 1.8 3.9 1.9 5.7 0 1.8 1.9 4.2 1.8 5.7 0M6.6 15.2c1.6 1.4 3.7 1.3 5.4-.6 1.7 1.9 3.8 2 5.4.6M8.6 19c1.3.7 2.5.4 3.4-.7.9 1.1 2.1 1.4 3.4.7"/>`,
  // A stretched skin.
  hides: `
    <path class="hides edge" d="M12 2.2c1.3 0 1.9 1.5 3.1 1.7 1.8.3 3-1.9 5-1.1 1.5.6 1.1 2.3.2 3.5-1.3 1.7-2.2 3.2-2.1 5.5.1 2.5 1.2 3.8 2.7 5.2 1.2 1.2 1.3 3-.4 3.6-2 .7-3.6-1-5.4-.8-1.4.2-1.6 2.8-3.1 2.8s-1.7-2.6-3.1-2.8c-1.8-.2-3.4 1.5-5.4.8-1.7-.6-1.6-2.4-.4-3.6 1.5-1.4 2.6-2.7 2.7-5.2.1-2.3-.8-3.8-2.1-5.5-.9-1.2-1.3-2.9.2-3.5 2-.8 3.2 1.4 5 1.1C10.1 3.7 10.7 2.2 12 2.2z"/>
    <path class="cut" stroke-width="1.3" d="M12 6.5v11.5M9 9.5c.5 1.7.5 3.6 0 5.2M15 9.5c-.5 1.7-.5 3.6 0 5.2"/>`,
  // A ham on its bone.
  meat: `
    <path class="bone edge" d="M14.8 14.8l4 3.5c1.3-.8 3.2.1 3.1 1.9-.1 1.1-.9 1.7-1.8 1.7-.1 1-.8 1.6-1.8 1.6-1.8 0-2.6-1.9-1.7-3.2l-3.6-3.8z"/>
    <path class="meat edge" d="M8.8 1.4c5.4 0 9.8 4.6 9.8 9.6 0 3.4-1.6 6.6-5 6.6-2.6 0-3.8 1.3-6.4 1.3-3.6 0-6-3.8-6-8.4 0-5.2 3-9.1 7.6-9.1z"/>
    <ellipse class="fat" cx="7.2" cy="9" rx="3.5" ry="4.6" transform="rotate(12 7.2 9)"/>
    <circle class="bone edge" cx="7.2" cy="9.2" r="1.5"/>`,
  // A milk churn.
  milk: `
    <path class="milk edge" d="M8.6 2.2h6.8v3.2c0 1.3 3.6 2.6 3.6 6v9.8c0 1-.7 1.7-1.7 1.7H6.7c-1 0-1.7-.7-1.7-1.7v-9.8c0-3.4 3.6-4.7 3.6-6z"/>
    <rect class="milkband edge" x="7.4" y="1" width="9.2" height="2.8" rx="1.2"/>
    <path class="milkband" d="M5.4 12.4h13.2v2H5.4zM5.4 18.4h13.2v1.6H5.4z"/>
    <path class="ink line" stroke-width="1.5" d="M8.2 6.8C4.6 6.6 3.2 8.6 3.6 11M15.8 6.8c3.6-.2 5 1.8 4.6 4.2"/>`,
  // A ball of yarn.
  wool: `
    <circle class="wool edge" cx="11.2" cy="11.2" r="9.4"/>
    <path class="woolline line" stroke-width="1.5" d="M3.6 8.2C8 5 14 5.2 18.8 8.6M2.4 12.6c5-3.6 11.4-3.4 17.6.4M4 16.8c4.2-3 9.4-3 14 .2M8.4 2.8c-3 5.4-2.6 11.4.6 16.8M14 2.7c3 5 3 10.6.4 16.2"/>
    <path class="wool line" stroke-width="3.4" d="M11 20.4c4 1.8 7.6 2 11.4.8"/>
    <path class="woolline line" stroke-width="1.5" d="M9.6 20.3c4.4 2.2 8.8 2.4 13 1"/>`,
  // A mound of clay and the spade that dug it.
  clay: `
    <path class="wood line" stroke-width="2" d="M18.2 2.6 12.6 12"/>
    <path class="wood line" stroke-width="2.2" d="M15.8 1.4l4.8 2.7"/>
    <path class="clay edge" d="M1 21.6c0-3 1.7-4.7 3.4-5.2C5 12.8 7.6 10.4 11 10.4c2.8 0 4.6 1.4 5.6 3.4 3.4.2 6.4 3.2 6.4 7.8z"/>
    <path class="cut" stroke-width="1.5" d="M5 18.6c1.2-1.5 2.9-1.7 4.2-.9M9.8 14.2c1.3-.9 2.6-.6 3.4.4M14.6 18.7c1.2-1.3 2.9-1.4 4.2-.2"/>`,
  // Seen from the side, head to the right.
  sheep: `
    <path class="ink line" stroke-width="2.2" d="M7 16v6.4M10.4 17v5.4M14.4 17v5.4M17.4 15v7.4" stroke-linecap="butt"/>
    <path class="fleece edge" d="M4.8 17.4c-2.4-.2-3.9-2.2-3.3-4.2-1.3-2 0-4.6 2.1-4.9.4-2.3 3-3.5 4.9-2.3 1.5-1.7 4.3-1.7 5.6 0 2.3-.7 4.5.9 4.6 3 2 .8 2.5 3.5 1 5 .2 2.2-1.9 3.9-3.9 3.2-1.5 1.5-4.1 1.5-5.4.2-1.7 1.3-4.3 1.3-5.6 0z"/>
    <path class="ink" d="M15.8 4.3c1.2-1.2 3.6-1.2 4.6.2l2.9 4.2c.8 1.2-.1 2.6-1.5 2.6h-2.6c-2.6 0-4-1.7-4-4-.9.3-2 .1-2.5-.8.9-1.3 2.1-1.8 3.1-2.2z"/>
    <circle class="paper" cx="19" cy="6.6" r=".9"/>`,
}
