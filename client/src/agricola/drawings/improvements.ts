/** The major improvements; of a kind, all look the same. */

const fire = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path class="flame edge" d="M5 0c.6 3.2 4.6 4.4 4.6 8.8 0 3-2 5-4.6 5S.4 11.8.4 8.8C.4 6.6 1.6 5.6 2 3.6c1.2.6 1.8 1.6 1.8 2.8C4.8 4.8 5.4 2.8 5 0z"/><path class="barley" d="M5 7.6c.4 1.6 2 2.2 2 3.8 0 1-.8 1.8-2 1.8s-2-.8-2-1.8c0-1.4 1.8-2 2-3.8z"/></g>`
const stones = (d: string): string => `<path class="cut" stroke-width="1.2" d="${d}"/>`

export const improvements: Record<string, string> = {
  // Open, under a mantelpiece.
  fireplace: `
    <path class="brick edge" d="M3 22.6V5.6h18v17z"/>${stones('M4 10h3M17 10h3M4 14.2h2M18 14.2h2M4 18.4h2M18 18.4h2M9 7.4h2M13.4 7.4h2.6')}
    <path class="soot edge" d="M6.8 22.6v-8c0-5.2 10.4-5.2 10.4 0v8z"/>${fire(8, 11.2, 0.8)}
    <path class="wood edge" d="M.8 2.4h22.4v3.8H.8z"/>`,
  // A kettle hangs over the fire.
  'cooking-hearth': `
    <path class="brick edge" d="M1 17h22v5.6H1z"/>${stones('M2 19.8h20M6.4 17.4v2.2M12 17.4v2.2M17.6 17.4v2.2M9.2 20v2.2M14.8 20v2.2')}
    ${fire(3.6, 9.6, 0.56)}${fire(14.8, 9.6, 0.56)}
    <path class="ink line" stroke-width="2" d="M2.4 17V2.4h19.2V17M12 2.4v4.2"/><path class="ink line" stroke-width="1.4" d="M8.4 9.4C8.4 5 15.6 5 15.6 9.4"/>
    <path class="iron edge" d="M6.4 9h11.2c.8 4-.8 7-3 7.6H9.4C7.2 16 5.6 13 6.4 9z"/>${fire(9.6, 12.4, 0.48)}`,
  // A kettle on a round hearth under a pointed arch: a hand card.
  'oriental-fireplace': `
    <path class="brick edge" d="M2 22.6V11C2 6 8 5 12 .8c4 4.2 10 5.2 10 10.2v11.6z"/>${stones('M3 15.4h3M18 15.4h3M3 19.2h2.4M18.6 19.2h2.4')}
    <path class="soot edge" d="M6.6 22.6V13c0-3.2 3.4-4 5.4-6.4 2 2.4 5.4 3.2 5.4 6.4v9.6z"/>${fire(9.6, 13.6, 0.5)}
    <path class="gold edge" d="M8.4 20.4h7.2v2.2H8.4z"/>`,
  // A mound of earth with grass on it: a hand card.
  'earth-oven': `
    <path class="loam edge" d="M.8 22.6C1 13 5.6 7.4 12 7.4S23 13 23.2 22.6z"/>${stones('M4 17.4l2-.6M18 16.8l2 .6M5.6 13l1.4.8')}
    <path class="soot edge" d="M7.4 22.6c0-9 9.2-9 9.2 0z"/>${fire(9.4, 14.6, 0.5)}
    <path class="leaf edge" d="M3 11.4C4.6 6.4 8 3.8 12 3.8s7.4 2.6 9 7.6c-2-2-3-1.4-4.4-3-1.4 1.4-3-.6-4.6-.6s-3.2 2-4.6.6c-1.4 1.6-2.4 1-4.4 3z"/>`,
  // A loaf, and a stick that points at it: a hand card.
  'baking-course': `
    <path class="wood edge" d="M1 3.4h22v13.8H1z"/><path class="soot edge" d="M2.8 5.2h18.4v10.2H2.8z"/>
    <path class="crust edge" d="M6 13.4c0-6.4 9.6-6.4 9.6 0z"/><path class="cut" stroke-width="1.3" d="M9 10.4l.8 2M12 10.4l.8 2"/>
    <path class="ink line" stroke-width="1.6" d="M22 22.2 15.8 12.4M5 17.4l-1.6 5M19 17.4l1.6 5"/>`,
  // A stove of iron with a pipe: a hand card.
  'iron-oven': `
    <path class="iron edge" d="M15 .8h4v8.4h-4zM2.4 8h19.2v12H2.4z"/><path class="soot edge" d="M6.4 10.6h8.4v6.6H6.4z"/>${fire(8.2, 11, 0.44)}
    <path class="ink line" stroke-width="2" d="M4.6 20v3M19.4 20v3"/><path class="gold edge" d="M16.8 12.4h2.4v3h-2.4z"/>`,
  // A low vault of loam: a hand card.
  'simple-oven': `
    <path class="loam edge" d="M2 22.6c0-8 4-12.4 10-12.4s10 4.4 10 12.4z"/><path class="soot edge" d="M7.6 22.6c0-7 8.8-7 8.8 0z"/>
    <path class="crust edge" d="M9 22c0-4.4 6-4.4 6 0z"/>`,
  // A dome.
  'clay-oven': `
    <path class="loam edge" d="M1 20.6C1 10 5.4 4 12 4s11 6 11 16.6z"/>${stones('M5 12.4C6.2 9.2 8 7.2 10 6.6M3.6 16.8l.4-1.6')}
    <path class="soot edge" d="M6.6 20.6c0-9.6 10.8-9.6 10.8 0z"/>${fire(8.8, 11.8, 0.64)}
    <path class="wood edge" d="M.6 20.2h22.8v2.6H.6z"/>`,
  // A vault of hewn stones with a chimney.
  'stone-oven': `
    <path class="stone edge" d="M15.6 1.2h5v9h-5z"/><path class="stone edge" d="M1.4 22.6V12c0-3.4 2-5.4 5.2-5.4h10.8c3.2 0 5.2 2 5.2 5.4v10.6z"/>
    ${stones('M2.2 17.8h4M17.8 17.8h4M2.2 12.8h4M17.8 12.8h4M8.4 7.2l1 3M15.6 7.2l-1 3')}
    <path class="soot edge" d="M6.4 22.6v-6c0-7.6 11.2-7.6 11.2 0v6z"/><path class="crust edge" d="M7.4 21.6c0-6 9.2-6 9.2 0z"/><path class="cut" stroke-width="1.3" d="M10 18.4l.8 2M13 18.4l.8 2"/>`,
  // A roof over it, a bucket in it.
  well: `
    <path class="wood edge" d="M3.2 7h2.4v10H3.2zM18.4 7h2.4v10h-2.4z"/><path class="ink line" stroke-width="1.4" d="M12 7.6v3.4"/><path class="plank edge" d="M9 11h6l-.8 5H9.8z"/>
    <path class="roof edge" d="M.6 8.4 7 1.4h10l6.4 7z"/><path class="stone edge" d="M2.2 14.8h19.6l-1.2 7.8H3.4z"/>${stones('M3.6 18.6h16.8M8 15.2v3.2M16 15.2v3.2M12 18.8v3.4')}`,
  // A chair.
  joinery: `
    <path class="plank edge" d="M3.6 4.8 11.8 2.4v3L3.6 7.8zM3.6 9.4l8.2-2.4v3l-8.2 2.4z"/><path class="wood edge" d="M10.6.8h2.8v12h-2.8z"/>
    <path class="wood edge" d="M19.4 13h2.8v7.6h-2.8zM12.4 15h2.8v8.2h-2.8zM2.2 2.8h2.8v18.6H2.2z"/>
    <path class="plank edge" d="M1.8 13.4 11.6 11l11.2 2.4-9.6 3.6z"/>`,
  // A jug.
  pottery: `
    <path class="clayline line" stroke-width="2.6" d="M16.4 5.4c5-.6 6.4 5.6.6 7.6"/>
    <path class="clay edge" d="M7.2 1.4h8.4c.8 0 1 1 .4 1.6-1.2 1-1.2 2.6 0 3.6 2.6 2.2 3.6 4.4 3.6 7.2 0 3.8-2 7-4.6 8.8H7.8c-2.6-1.8-4.6-5-4.6-8.8 0-2.8 1-5 3.6-7.2 1.2-1 1.2-2.6 0-3.6-.6-.6-.4-1.6.4-1.6z"/>
    <path class="cut" stroke-width="1.6" d="M4.6 11.4c2.2 1.6 3.4-1 5 .2s2.8 1.4 4.4 0 3 .8 4.2-.2M4.4 16c4.6 1.4 9.4 1.4 14 0"/>`,
  // A basket.
  'basketmakers-workshop': `
    <path class="strawline line" stroke-width="2.4" d="M4.4 11.6C4.4-1.4 19.6-1.4 19.6 11.6"/>
    <path class="straw edge" d="M2.6 11.4h18.8l-2.8 11.2H5.4z"/><path class="weave line" stroke-width="1.3" d="M4 15.4h16M4.8 19h14.4M8 12.6l1 9.6M12 12.6v9.6M16 12.6l-1 9.6"/>
    <path class="straw edge" d="M1.2 9.8h21.6v3H1.2z"/>`,
}

/** A fire by itself. */
export const flame = fire(3.4, 0.6, 1.64)
