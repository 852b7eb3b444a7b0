/** The tools, as they stand on the Tool Tracks. */
import { at } from '../../symbols/pen'

const shovel = `
  <path class="wood line" stroke-width="2.4" d="M12 3v11"/><path class="wood line" stroke-width="2" d="M8.6 1.6h6.8l-3.4 3.6z"/>
  <path class="iron edge" d="M6.6 11.4h10.8c.9 5.4-1.4 9.2-5.4 11.6-4-2.4-6.3-6.2-5.4-11.6z"/><path class="cut" stroke-width="1.3" d="M12 12.6v6"/>`

export const tools: Record<string, string> = {
  // A basket with its hoops, and a fish on its way in.
  'fish-traps': `
    <path class="plank edge" d="M7.4 3.4C12 4.6 18.2 9 23.2 11.2v1.6C18.2 15 12 19.4 7.4 20.6z"/>
    <path class="wood line" stroke-width="1.4" d="M14 6.6c2 3.4 2 7.4 0 10.8M19 9.4c.8 1.6.8 3.6 0 5.2M10 8l12 3.4M10 16l12-3.4"/>
    <ellipse class="door edge" cx="8" cy="12" rx="3.6" ry="8.8"/>
    <path class="bluefish edge" d="M11.6 12C8.6 7.8 5.6 7.8 3.4 10.6L.6 7.8v8.4l2.8-2.8c2.2 2.8 5.2 2.8 8.2-1.4z"/><circle class="paper" cx="8.4" cy="11.2" r="1"/>`,
  // A hide over the beam, and the two-handled knife.
  'fleshing-beams': `
    <path class="wood line" stroke-width="2.6" d="M7 15v8M17 15v8" stroke-linecap="butt"/>
    <path class="hides edge" d="M5.6 20.6c-1.6-1-3 .6-3.6-1.2C1.2 14 4 9.6 12 9.6s10.8 4.4 10 9.8c-.6 1.8-2 .2-3.6 1.2-1-1.6-.8-3.2-1-4.8H6.6c-.2 1.6 0 3.2-1 4.8z"/>
    <ellipse class="plank edge" cx="12" cy="16.4" rx="5.4" ry="3.8"/>
    <path class="iron edge" d="M3.6 5.6C8-.6 16-.6 20.4 5.6l-2.2 2.6C15 4 9 4 5.8 8.2z"/>
    <path class="wood line" stroke-width="3.2" d="M4 7 1.8 9.4M20 7l2.2 2.4"/>`,
  // Warp on a frame, half of it woven.
  'weaving-looms': `
    <path class="linenline line" stroke-width="1.4" d="M6.6 4v10M9.3 4v10M12 4v10M14.7 4v10M17.4 4v10"/>
    <path class="woolen edge" d="M5 11.4h14v8H5z"/><path class="cut" stroke-width="1.3" d="M6 14h12M6 16.8h12"/>
    <g class="wood edge"><path d="M2 1.6h2.8v21H2zM19.2 1.6H22v21h-2.8z"/><path d="M1 2.6h22v2.6H1zM1 18.6h22v2.6H1z"/></g>
    <path class="plank edge" d="M3.4 9.6h17.2v2H3.4z"/>`,
  // A cleaver in its table.
  'slaughtering-tables': `
    <path class="wood line" stroke-width="2.6" d="M4.6 16v7M19.4 16v7M5 20h14" stroke-linecap="butt"/>
    <path class="plank edge" d="M1.2 13.4h21.6v4.2H1.2z"/><path class="wood line" stroke-width="1.1" d="M3 15.6h7M13 15.6h8"/>
    <path class="iron edge" d="M4.6 3.4 15.2 1.8l1.4 11.6H6z"/><circle class="inkonly" cx="7.2" cy="5.8" r="1"/>
    <path class="wood line" stroke-width="2.8" d="M16.4 4.6l5.6-.8"/>`,
  // Straight and narrow, to cut sods.
  spades: `
    <path class="wood line" stroke-width="2.6" d="M12 2.4V13M7.6 1.8h8.8"/>
    <path class="iron edge" d="M7.4 10.4h9.2v11.4l-1.4 1H8.8l-1.4-1z"/><path class="cut" stroke-width="1.4" d="M12 11.6v6"/>`,
  shovels: at(0, 0, 1, shovel, 32),
  'shovel-pair': at(2.6, 0, 0.98, shovel, 34) + at(-2.2, 0, 0.98, shovel, -34),
  // A jug grows on the turning disc.
  'pottery-wheels': `
    <path class="wood line" stroke-width="2.4" d="M12 15v6"/><ellipse class="wood edge" cx="12" cy="20.6" rx="7.6" ry="2"/>
    <ellipse class="plank edge" cx="12" cy="14.6" rx="10.6" ry="2.8"/>
    <path class="clay edge" d="M9 .8h6c.6 0 .6 1.4 0 1.6-1 .6-1 1.6 0 2.4 2.2 1.4 3.4 3 3.4 5 0 2.4-1.6 4-3.4 4.8H9c-1.8-.8-3.4-2.4-3.4-4.8 0-2 1.2-3.6 3.4-5 1-.8 1-1.8 0-2.4-.6-.2-.6-1.6 0-1.6z"/>
    <path class="cut" stroke-width="1.4" d="M6.8 8.6c3.2 1.2 7.2 1.2 10.4 0M7 11.8c3 1.2 7 1.2 10 0"/>`,
  // A vault of bricks with a fire.
  ovens: `
    <path class="brick edge" d="M1.6 22.6V14C1.6 7.4 6 3.4 12 3.4s10.4 4 10.4 10.6v8.6z"/>
    <path class="cut" stroke-width="1.2" d="M2.4 18.2h4M17.6 18.2h4M2.6 13h3.6M17.8 13h3.6M12 4.2V8M7 6l1.8 3.4M17 6l-1.8 3.4"/>
    <path class="door edge" d="M6.4 22.6V16c0-7 11.2-7 11.2 0v6.6z"/>
    <path class="fire" d="M12 12.6c.4 2.6 3.6 3.4 3.6 6.6 0 2-1.6 3.4-3.6 3.4s-3.6-1.4-3.6-3.4c0-1.6 1-2.2 1.4-3.6 1 .4 1.4 1 1.4 2 .8-1.2 1.2-3 .8-5z"/>`,
  axes: `
    <path class="wood line" stroke-width="2.8" d="M4 22.4 16.4 4"/>
    <path class="iron edge" d="M10.6 4.6 14.4 1l3 2.4c2 .8 3.8.4 5.2-.4 1.2 4.6-.6 8.8-5 10.8-.4-2-1.2-3.4-2.8-4.6z"/>
    <path class="cut" stroke-width="1.3" d="M21.4 5.4c.2 2.8-1 5-3 6.2"/>`,
  // A plane on the bench, a vice at its end.
  workbenches: `
    <path class="wood line" stroke-width="2.6" d="M4.6 15v8M18 15v8M5 19.6h13" stroke-linecap="butt"/>
    <path class="plank edge" d="M1 12h19v4H1z"/><path class="wood edge" d="M20 10.4h2.8v7.2H20z"/><path class="wood line" stroke-width="1.5" d="M21.4 17v4.4M19.8 21h3.2"/>
    <path class="wood edge" d="M3.4 8h12.4v4H3.4z"/><path class="wood edge" d="M4.4 8c-.6-3 3-4.6 4.4-2.4V8z"/>
    <path class="iron edge" d="M9.8 10.4 13.6 3l2 1-3.4 6.4z"/>`,
}
