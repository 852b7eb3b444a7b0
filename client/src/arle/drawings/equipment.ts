/** What stands in the barn. The large vehicles and the small ones show in how many cells they are loaded. */
import { wheel } from '../../symbols/pen'

/** A box on wheels, of so many cells. */
const boxes = (x: number, y: number, width: number, count: number, high = 6): string =>
  `<path class="plank edge" d="M${x} ${y}h${width}v${high}h${-width}z"/>` +
  `<path class="wood line" stroke-width="1.5" stroke-linecap="butt" d="${Array.from({ length: count - 1 }, (_, i) => `M${x + ((i + 1) * width) / count} ${y}v${high}`).join('')}M${x} ${y + high}h${width}"/>`

export const equipment: Record<string, string> = {
  // Two handles and one wheel.
  handcart: `<path class="wood line" stroke-width="2.2" d="M10 15 1.4 9.6M8.8 16v5.4"/>${boxes(8, 7, 12, 1, 8)}${wheel(16, 17.6, 4.8)}`,
  wagon: `<path class="wood line" stroke-width="2.2" d="M4 15.4 1.2 8.6M.6 8.8h2.6"/>${boxes(3.4, 7.6, 19, 2, 7.4)}${wheel(8, 18.2, 4)}${wheel(18, 18.2, 4)}`,
  // Its one big axle and a shaft for the horse.
  cart: `<path class="wood line" stroke-width="2.2" d="M22.8 17.6 14 13.4"/>${boxes(0.8, 6, 17.4, 3, 7.4)}${wheel(9.5, 16, 6.4)}`,
  // Longer, with ladders as sides.
  'horse-cart': `<path class="wood line" stroke-width="2" d="M23.4 17.4 19 14.4"/><path class="wood line" stroke-width="1.6" d="M.6 3.6h20.8M2.6 9 .8 3.6M7 9 6 3.6M11 9V3.6M15 9l1-5.4M19.4 9l1.8-5.4"/>${boxes(1.4, 8.4, 19.2, 4, 6)}${wheel(6, 18, 4.6)}${wheel(16.4, 18, 4.6)}`,
  // A coach.
  carriage: `
    <path class="leather edge" d="M3.4 3.4h17.2c.8 4.2 0 8.6-2.6 12.6H6C3.4 12 2.6 7.6 3.4 3.4z"/><path class="leatherlight edge" d="M2.4 1.8h19.2v3H2.4z"/>
    <path class="paper edge" d="M9 6.4h6v4.2H9z"/><path class="cut" stroke-width="1.3" d="M7.8 6.4v8.6M16.2 6.4v8.6M9.4 13h5.2"/>
    ${wheel(5.8, 18.4, 4.4)}${wheel(18.2, 18.4, 4.4)}`,
  // Open, with a folded hood.
  droshky: `
    <path class="wood line" stroke-width="2" d="M14 16.6h9"/>
    <path class="leatherlight edge" d="M1 11.4C.2 6 3.4 1.6 9 1.4c1.2 3 .6 6.6-1.4 10z"/><path class="cut" stroke-width="1.3" d="M3 10.4c.4-3.2 2-5.8 4.6-7.6M5.6 10.4c.4-2.4 1.4-4.4 2.8-6"/>
    <path class="leather edge" d="M1 10.8h8.4c.4 2.2 2 3 4.6 3l1.4-5.4h4.2l-1 7.4c-2.6 2.2-8.8 2.8-12.6 1.6C2.8 16.4 1.2 14 1 10.8z"/>
    ${wheel(5.6, 18.2, 4.6)}${wheel(18.6, 18.8, 4)}`,
  // Any of them.
  vehicle: wheel(12, 12, 10.4),
  // Flat, with a brown sail.
  'peat-boat': `
    <path class="wood line" stroke-width="1.8" d="M10.4 18V1.2"/>
    <path class="sail edge" d="M11.4 2.4c5 2.4 8.2 6.8 9.4 12.4h-9.4z"/><path class="bone edge" d="M9.4 4.6v10.2H3.2C5.8 12 8 8.6 9.4 4.6z"/>
    <path class="plank edge" d="M.8 15.8h22.4c-.4 3.8-2.4 6.4-5.4 6.4H6.2c-3 0-5-2.6-5.4-6.4z"/><path class="wood line" stroke-width="1.3" d="M2.4 18.6h19.2"/>`,
}
