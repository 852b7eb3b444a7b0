/** Goods, materials, clothing and animals. */

const sod = (x: number, y: number): string => `
  <path class="peat edge" d="M${x} ${y + 1}l1.6-1.4 7 .3 1.5 1.3-.2 5.3-1.3 1-7.4-.2-1.3-1z"/>
  <path class="peatlight" d="M${x + 1} ${y + 1}l1-.6 6 .2 1 .7z"/>`

const board = (x: number, y: number): string => `
  <path class="plank edge" d="M${x} ${y}h19.5v5H${x}z"/><path class="wood line" stroke-width="1.1" d="M${x + 2.5} ${y + 1.8}h9M${x + 6} ${y + 3.4}h10.5"/>`

export const goods: Record<string, string> = {
  // Three sods, just cut.
  peat: sod(1.4, 14.2) + sod(12.4, 14.2) + sod(6.8, 6),
  // Planks.
  timber: board(1.2, 16.8) + board(3.4, 10.6) + board(1.2, 4.4),
  brick: `
    <path class="brick edge" d="M1.4 11.4 14.6 4.6l8 4-13.2 6.8z"/>
    <path class="brickdark edge" d="M1.4 11.4l8 4v6l-8-4.2z"/><path class="brickmid edge" d="M9.4 15.4 22.6 8.6v6L9.4 21.4z"/>
    <path class="cut" stroke-width="1.4" d="M7.6 11.2l4.2-2.1"/>`,
  // A bolt of cloth.
  linen: `
    <path class="linen edge" d="M6.4 9.4h15v12.4c-2.6 1-4.2-.6-6.6 0-2.8.8-5.4.8-8.4 0z"/>
    <path class="linenline line" stroke-width="1.5" d="M7.4 15.4h13M7.4 18.4h13"/>
    <path class="linen edge" d="M5.4 2h15.2c3 1.6 3 8.8 0 10.4H5.4z"/>
    <path class="linenline line" stroke-width="1.5" d="M10.6 2.8c1.2 2 1.2 7 0 8.8M14 2.8c1.2 2 1.2 7 0 8.8"/>
    <ellipse class="linen edge" cx="5.4" cy="7.2" rx="3.6" ry="5.2"/><path class="linenline line" stroke-width="1.3" d="M5.6 9.2C4 9 3.8 5.2 5.6 5c2.2 0 2 4.4.4 5.6"/>`,
  // A folded blanket with a fringe.
  woolen: `
    <path class="woolen line" stroke-width="1.6" d="M4 18v4.6M7.2 18v4.6M10.4 18v4.6M13.6 18v4.6M16.8 18v4.6M20 18v4.6"/>
    <g class="woolen edge"><path d="M4.5 13.4h17v6.4H4.5c-4 0-4-6.4 0-6.4z"/><path d="M4.5 7.6h17v6.2H4.5c-4 0-4-6.2 0-6.2z"/><path d="M4.5 1.8h17V8H4.5c-4 0-4-6.2 0-6.2z"/></g>
    <path class="cut" stroke-width="1.5" d="M17.6 2.6v16.4M14 2.6v16.4"/>`,
  // A cut piece with a turned corner and a seam.
  leather: `
    <path class="leather edge" d="M2.4 4.4C5 2.6 8 4 11 3.2c3.6-1 7-1.6 10-.4-.8 3 .4 5.6.2 8.6l-8.6 10C9.4 22.4 6 21.2 3 22c.8-5.6-1-11.4-.6-17.6z"/>
    <path class="leatherlight edge" d="M21.2 11.4c-3 .6-5.4.4-8 1 .8 3 .2 6-.6 9z"/>
    <path class="cut" stroke-width="1.4" stroke-dasharray="2.2 2" d="M5.6 19V6.6h12.6"/>`,
  // A dress.
  'summer-wear': `
    <path class="linen edge" d="M7.4 1.6h2.4c.2 2.6 4.2 2.6 4.4 0h2.4l1.2 5-2 4.4 5.4 11c-5.6 1.2-12.8 1.2-18.4 0L8.2 11l-2-4.4z"/>
    <path class="linenline line" stroke-width="2" d="M8.6 10.8h6.8"/><path class="linenline line" stroke-width="1.4" d="M9.8 13.4 7.6 21M14.2 13.4l2.2 7.6M12 13.4V21"/>`,
  // A thick pullover with a collar.
  'winter-wear': `
    <path class="woolen edge" d="M7.6 3.4h8.8l4.2 2.4 2.6 12.4-4.6 1.2-1-5.4v8.4H6.4V14l-1 5.4-4.6-1.2L3.4 5.8z"/>
    <path class="fleece edge" d="M7.2 1.8h9.6v4.4c-2.8 1.6-6.8 1.6-9.6 0zM6.4 19.6h11.2v3H6.4z"/>
    <path class="cut" stroke-width="1.5" d="M7 11.4l2.4 2 2.6-2 2.6 2 2.4-2M7 15.4l2.4 2 2.6-2 2.6 2 2.4-2"/>`,
  // Breeches with braces.
  'leather-wear': `
    <path class="leatherlight line" stroke-width="2" d="M8 9 6.8 1.6M16 9l1.2-7.4M7.4 4.8h9.2"/>
    <path class="leather edge" d="M5.4 7.6h13.2l2.4 14.2c-2.4.9-4.8.9-7.2.4L12 13.6l-1.8 8.6c-2.4.5-4.8.5-7.2-.4z"/>
    <path class="cut" stroke-width="1.4" d="M6.6 10.6h10.8M12 10.6v3M4 19l6 .6M20 19l-6 .6"/>`,
  // Head held high, with mane and tail.
  horse: `
    <path class="ink line" stroke-width="2.6" d="M3.4 10.6C1.4 12 2 15.4 1.2 18.4"/>
    <path class="horsedark line" stroke-width="2.2" d="M8.6 15v7.4M13.4 15v7.4" stroke-linecap="butt"/>
    <path class="horse edge" d="M3 11.4c.5-2.4 2.6-3.4 5-3.2 2.8.2 4.4 0 5.6-1.6l2.6-4.2.9-1.8 1.5 1.7 4.7 5.5c.7 1.4-.1 2.8-1.5 2.6l-3.2-.8-1.4 2.4-.4 4.2.2 6.2h-2.4l-.9-6.2c-2 .5-4 .5-6.2.1l-1 1.4.3 4.7H4.2l-.6-5.4c-.9-1.6-1-3.6-.6-5.6z"/>
    <path class="ink line" stroke-width="2.4" d="M16 2.6c-1.4 1.2-2 3-3.4 4.4"/><circle class="ink" cx="18.6" cy="4.8" r=".9"/>`,
}
