/** Buildings, by their colours: no two have the same outline. */

const door = (x: number, y = 22.4): string => `<path class="door" d="M${x - 2} ${y}v-5.6h4v5.6z"/>`
const walls = (d: string): string => `<path class="wall edge" d="${d}"/>`
const roof = (tint: string, d: string): string => `<path class="${tint} edge" d="${d}"/>`

export const houses: Record<string, string> = {
  building: `${walls('M3.4 11.4h17.2v11H3.4z')}${roof('stone', 'M1 12 12 2l11 10z')}${door(12)}<path class="door" d="M5.6 15h3v3h-3zM15.4 15h3v3h-3z"/>`,
  // A low thatched house.
  'building-light-green': `${walls('M3.4 14.4h17.2v8H3.4z')}${roof('light-green', 'M1 15.4 5 6.4h14l4 9z')}${door(12)}<path class="cut" stroke-width="1.4" d="M8 8.4l-2 5M12 8.4v5M16 8.4l2 5"/>`,
  // One that has a clock: at any time.
  'building-dark-green': `${walls('M3.4 12.4h17.2v10H3.4z')}${roof('dark-green', 'M1 13.4 12 1l11 12.4z')}<circle class="paper edge" cx="12" cy="10.6" r="4.4"/><path class="inkonly line" stroke-width="1.4" d="M12 7.8v3l2 1.2"/>${door(12)}`,
  // A workshop with a chimney.
  'building-yellow': `<path class="brick edge" d="M16.4 2h3.8v9h-3.8z"/>${walls('M2 12.4h20v10H2z')}${roof('yellow', 'M1 13V6.4l7.4 4V6.4l7.4 4V6.4L23 11v2z')}${door(6.4)}<path class="door" d="M11.6 15.4h8v3.4h-8z"/>`,
  // A mill.
  'building-orange': `${roof('orange', 'M7.6 11h8.8l2.4 11.4H5.2z')}${roof('orange', 'M7 11.4c0-7 10-7 10 0z')}${door(12)}<path class="door line" stroke-width="1.6" d="M3.4 1.4 20.6 18.6M20.6 1.4 3.4 18.6"/><path class="paper edge" d="M3 4.4 6.2 1.2l4 4L7 8.4zM21 4.4l-3.2-3.2-4 4L17 8.4zM3 15.6l3.2 3.2 4-4L7 11.6zM21 15.6l-3.2 3.2-4-4 3.2-3.2z"/>`,
  // An inn with its sign.
  'building-blue': `${walls('M1.6 10.4h13v12h-13z')}${roof('blue', 'M.8 11.4V5.8L4.4 1.6h7.4l3.6 4.2v5.6z')}${door(6)}<path class="door" d="M10 14.4h3v3h-3z"/><path class="ink line" stroke-width="1.6" d="M14.6 10.4h7.2M19 10.4v2.4"/><path class="blue edge" d="M15.6 12.6h7v7h-7z"/><path class="paper" d="M17 14h3.4v4.2H17zM20.4 14.8h1.4v2h-1.4z"/>`,
  // A church.
  'building-red': `${walls('M9.4 12.4h13.2v10H9.4z')}${roof('red', 'M8.4 13.4 11 7.4h9.6l3 6z')}${walls('M2.4 9.4h7.4v13H2.4z')}${roof('red', 'M1.4 10.4 6.1 .8l4.7 9.6z')}${door(6.1)}<path class="door" d="M12.4 22.4v-4c0-2 3-2 3 0v4zM17.6 22.4v-4c0-2 3-2 3 0v4z"/>`,
}
