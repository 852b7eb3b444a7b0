/** Signs of actions and of the screen, drawn in a box of 24 by 24 in the colour of the text. */

const line = (d: string, width = 2.2): string => `<path class="sign" stroke-width="${width}" d="${d}"/>`

export const signs: Record<string, string> = {
  arrow: line('M3 12h16M13 5.500 19.500 12 13 18.500', 2.600),
  down: line('M5 9l7 7 7-7', 2.600),
  plus: line('M12 4v16M4 12h16', 3),
  minus: line('M4 12h16', 3),
  slash: line('M17 3 7 21', 2.600),
  close: line('M5 5l14 14M19 5 5 19', 2.600),
  check: line('M4 13l5.500 5.500L20 6', 3),
  // Any crop.
  crop: `
    <path class="barley line" stroke-width="1.800" d="M8 13v10"/>
    <g class="barley edge"><ellipse cx="8" cy="5" rx="1.800" ry="3.200"/>
      <ellipse cx="4.900" cy="9.200" rx="1.500" ry="3" transform="rotate(-26 4.900 9.200)"/>
      <ellipse cx="11.100" cy="9.200" rx="1.500" ry="3" transform="rotate(26 11.100 9.200)"/>
      <ellipse cx="4.900" cy="14" rx="1.500" ry="3" transform="rotate(-30 4.900 14)"/>
      <ellipse cx="11.100" cy="14" rx="1.500" ry="3" transform="rotate(30 11.100 14)"/></g>
    <path class="sign" stroke-width="2.400" d="M15.600 6.200c.3-3.800 6.200-3.400 6 .4-.1 2.800-3 2.600-3 5.600"/><circle class="signfill" cx="18.600" cy="16.400" r="1.500"/>`,
  // Seeds fall into a furrow, a seedling stands in it.
  sow: `
    <path class="earth edge" d="M1.500 16.500c3.500-2 7-2 10.500 0s7 2 10.500 0V22.500h-21z"/>
    <path class="leaf edge" d="M12 15.800C7 14.600 5.600 11 6.200 7.400c4 1 6.200 4.200 5.800 8.400zM12 15.800c-.4-4.200 1.800-7.400 5.800-8.400.6 3.600-.8 7.200-5.800 8.400z"/>
    <g class="seed"><ellipse cx="4" cy="4" rx="1.500" ry="1.900"/><ellipse cx="12" cy="2.800" rx="1.500" ry="1.900"/><ellipse cx="20" cy="4" rx="1.500" ry="1.900"/></g>`,
  // An empty field goes up.
  raise: `
    <path class="earth edge" d="M2 14h20v8.500H2z"/>
    <path class="furrow line" stroke-width="1.500" d="M3 17h18M3 20h18"/>
    ${line('M12 12V2.500M6.500 7.500 12 2l5.500 5.500', 2.600)}`,
  // A sheep walks on to the next card.
  sustain: `
    <path class="ink line" stroke-width="1.700" d="M5 11v4M8 11.500v3.500M12 11.500v3.500" stroke-linecap="butt"/>
    <path class="fleece edge" d="M3.800 12C1.400 11.400.9 8.600 2.700 7.300 2.600 5.100 5 3.900 6.600 5c1.400-1.400 3.800-1 4.600.6 2 0 3.300 1.800 2.600 3.600.2 1.900-1.500 3.100-3.200 2.700-1.600 1.100-3.400 1-4.200 0-.8.6-1.900.6-2.600.1z"/>
    <path class="ink" d="M11.400 3.400c1-.9 2.600-.8 3.400.2l1.900 2.800c.6 1-.1 1.900-1.100 1.900h-1.700c-1.700 0-2.600-1.200-2.600-2.700-.6.1-1.200 0-1.500-.5.400-.9.900-1.400 1.600-1.700z"/>
    ${line('M2 20h18M15.500 15.500 20.500 20l-5 3.500', 2.400)}`,
  // A building steps back to the left.
  retreat: `
    <path class="roof edge" d="M10.600 10.500 16.800 4.200l6.200 6.300z"/><path class="wall edge" d="M12.200 10.500h9.400v10h-9.400z"/><path class="door" d="M15.400 20.500v-5.500h3v5.500z"/>
    ${line('M10.500 15.500H2M6.500 11 2 15.500 6.500 20', 2.400)}`,
  advance: `
    <path class="roof edge" d="M1 10.500 7.200 4.200l6.200 6.300z"/><path class="wall edge" d="M2.400 10.500h9.400v10H2.400z"/><path class="door" d="M5.600 20.500v-5.500h3v5.500z"/>
    ${line('M13.500 15.500H22M17.500 11l4.500 4.500-4.500 4.500', 2.400)}`,
  round: `<circle class="signring" cx="12" cy="12" r="9.600" stroke-width="2.200"/>${line('M12 6v6.400l4.400 2.800', 2.400)}`,
  score: `
    <path class="gold edge" d="M3 3c3.500 1 6 .6 9-1.500C15 3.600 17.500 4 21 3c1 9-1.500 16-9 19.800C4.500 19 2 12 3 3z"/>
    <path class="inkonly" d="M12 6.400l1.700 3.700 4 .5-3 2.800.8 4-3.500-2-3.500 2 .8-4-3-2.800 4-.5z"/>`,
  undo: line('M4 9.500h10.500c3.500 0 6 2.400 6 5.700s-2.500 5.700-6 5.700H9M9.500 3.500l-6 6 6 6', 2.500),
  replay: line('M4.500 12a8 8 0 1 0 2.600-5.900M4 3.500v5h5', 2.500),
  bot: `
    <path class="sign" stroke-width="2" d="M12 2.200v4"/><circle class="signfill" cx="12" cy="2.400" r="1.800"/>
    <rect class="signring" x="3.500" y="6.400" width="17" height="13" rx="3" stroke-width="2.200"/>
    <circle class="signfill" cx="8.600" cy="11.800" r="1.700"/><circle class="signfill" cx="15.400" cy="11.800" r="1.700"/>
    ${line('M8.500 16h7', 1.800)}${line('M1.300 11v4M22.700 11v4', 2)}${line('M8 22h8', 2)}`,
  link: line('M9.800 14.200 14.200 9.800M10.800 6.600l2.300-2.300c1.900-1.900 4.600-1.900 6.400-.2 1.800 1.800 1.800 4.600 0 6.400l-2.300 2.300M13.200 17.400l-2.300 2.300c-1.900 1.900-4.600 1.900-6.400.2-1.800-1.800-1.800-4.600 0-6.400l2.300-2.300', 2.400),
  person: `<circle class="signfill" cx="12" cy="7" r="4.600"/><path class="signfill" d="M2.800 22.500c0-6 4-9 9.200-9s9.200 3 9.200 9z"/>`,
  people: `<circle class="signfill" cx="8.300" cy="8" r="4"/><path class="signfill" d="M.8 21.500c0-5.600 3.300-8.300 7.500-8.300s7.500 2.700 7.500 8.300z"/>
    <path class="signfill" d="M15.400 3.300a3.900 3.900 0 1 1 .3 7.700c1.300-2.400 1.300-5.200-.3-7.700zM16.300 13c4.200-.3 7 2.700 7 8.500h-5.600c0-3.500-.2-6-1.400-8.500z"/>`,
  moon: `<path class="signfill" d="M14 2C6.800 3 4 9 6 14.500 8 20 14.500 22.500 20.500 18.500 12.500 18 9 9 14 2z"/>`,
  sun: `<circle class="signfill" cx="12" cy="12" r="4.800"/>${line('M12 1.500v3M12 19.500v3M1.500 12h3M19.500 12h3M4.600 4.600l2.100 2.100M17.300 17.300l2.100 2.100M19.400 4.600l-2.100 2.100M6.700 17.300l-2.100 2.100', 2.200)}`,
  help: `<circle class="signring" cx="12" cy="12" r="9.800" stroke-width="2"/>${line('M9 9.500c.2-4 6.300-3.800 6 0-.2 2.500-3 2.300-3 4.700', 2.200)}<circle class="signfill" cx="12" cy="17.600" r="1.400"/>`,
  settings: line('M3 6.500h11M19 6.500h2M3 17.500h3M11 17.500h10M16.500 3.800v5.400M8.500 14.800v5.400', 2.400),
  log: line('M4 5h16M4 10h16M4 15h11M4 20h7', 2.200),
  play: `<path class="signfill" d="M6 3.500 20.500 12 6 20.500z"/>`,
  first: line('M6 4v16M19 5l-8.500 7 8.500 7', 2.500),
  back: line('M16 4l-9 8 9 8', 2.600),
  next: line('M8 4l9 8-9 8', 2.600),
  last: line('M18 4v16M5 5l8.500 7L5 19', 2.500),
  download: line('M12 3v12.500M6 10.500l6 6 6-6M4 21h16', 2.400),
  home: line('M3 11.500 12 3.500l9 8M5.500 10v11h13V10M10 21v-6h4v6', 2.200),
  copy: line('M8.500 8.500h12v12h-12zM15.500 8V3.500h-12v12H8', 2.100),
  eye: `${line('M1.500 12C6 4.800 18 4.800 22.500 12 18 19.200 6 19.200 1.500 12z', 2)}<circle class="signfill" cx="12" cy="12" r="3.400"/>`,
  lock: `${line('M7.500 11V8c0-6 9-6 9 0v3', 2.200)}<rect class="signfill" x="4.500" y="10.500" width="15" height="11.500" rx="2"/>`,
}
