/** Signs of actions and of the screen, drawn in a box of 24 by 24 in the colour of the text. */

const line = (d: string, width = 2.2): string => `<path class="sign" stroke-width="${width}" d="${d}"/>`

export const signs: Record<string, string> = {
  arrow: line('M3 12h16M13 5.5 19.5 12 13 18.5', 2.6),
  down: line('M5 9l7 7 7-7', 2.6),
  plus: line('M12 4v16M4 12h16', 3),
  close: line('M5 5l14 14M19 5 5 19', 2.6),
  // Any crop.
  crop: `
    <path class="barley line" stroke-width="1.8" d="M8 13v10"/>
    <g class="barley edge"><ellipse cx="8" cy="5" rx="1.8" ry="3.2"/>
      <ellipse cx="4.9" cy="9.2" rx="1.5" ry="3" transform="rotate(-26 4.9 9.2)"/>
      <ellipse cx="11.1" cy="9.2" rx="1.5" ry="3" transform="rotate(26 11.1 9.2)"/>
      <ellipse cx="4.9" cy="14" rx="1.5" ry="3" transform="rotate(-30 4.9 14)"/>
      <ellipse cx="11.1" cy="14" rx="1.5" ry="3" transform="rotate(30 11.1 14)"/></g>
    <path class="sign" stroke-width="2.4" d="M15.6 6.2c.3-3.8 6.2-3.4 6 .4-.1 2.8-3 2.6-3 5.6"/><circle class="signfill" cx="18.6" cy="16.4" r="1.5"/>`,
  // Seeds fall into a furrow, a seedling stands in it.
  sow: `
    <path class="earth edge" d="M1.5 16.5c3.5-2 7-2 10.5 0s7 2 10.5 0V22.5h-21z"/>
    <path class="leaf edge" d="M12 15.8C7 14.6 5.6 11 6.2 7.4c4 1 6.2 4.2 5.8 8.4zM12 15.8c-.4-4.2 1.8-7.4 5.8-8.4.6 3.6-.8 7.2-5.8 8.4z"/>
    <g class="seed"><ellipse cx="4" cy="4" rx="1.5" ry="1.9"/><ellipse cx="12" cy="2.8" rx="1.5" ry="1.9"/><ellipse cx="20" cy="4" rx="1.5" ry="1.9"/></g>`,
  // An empty field goes up.
  raise: `
    <path class="earth edge" d="M2 14h20v8.5H2z"/>
    <path class="furrow line" stroke-width="1.5" d="M3 17h18M3 20h18"/>
    ${line('M12 12V2.5M6.5 7.5 12 2l5.5 5.5', 2.6)}`,
  // A sheep walks on to the next card.
  sustain: `
    <path class="ink line" stroke-width="1.7" d="M5 11v4M8 11.5v3.5M12 11.5v3.5" stroke-linecap="butt"/>
    <path class="fleece edge" d="M3.8 12C1.4 11.4.9 8.6 2.7 7.3 2.6 5.1 5 3.9 6.6 5c1.4-1.4 3.8-1 4.6.6 2 0 3.3 1.8 2.6 3.6.2 1.9-1.5 3.1-3.2 2.7-1.6 1.1-3.4 1-4.2 0-.8.6-1.9.6-2.6.1z"/>
    <path class="ink" d="M11.4 3.4c1-.9 2.6-.8 3.4.2l1.9 2.8c.6 1-.1 1.9-1.1 1.9h-1.7c-1.7 0-2.6-1.2-2.6-2.7-.6.1-1.2 0-1.5-.5.4-.9.9-1.4 1.6-1.7z"/>
    ${line('M2 20h18M15.5 15.5 20.5 20l-5 3.5', 2.4)}`,
  // A building steps back to the left.
  retreat: `
    <path class="roof edge" d="M10.6 10.5 16.8 4.2l6.2 6.3z"/><path class="wall edge" d="M12.2 10.5h9.4v10h-9.4z"/><path class="door" d="M15.4 20.5v-5.5h3v5.5z"/>
    ${line('M10.5 15.5H2M6.5 11 2 15.5 6.5 20', 2.4)}`,
  advance: `
    <path class="roof edge" d="M1 10.5 7.2 4.2l6.2 6.3z"/><path class="wall edge" d="M2.4 10.5h9.4v10H2.4z"/><path class="door" d="M5.6 20.5v-5.5h3v5.5z"/>
    ${line('M13.5 15.5H22M17.5 11l4.5 4.5-4.5 4.5', 2.4)}`,
  round: `<circle class="signring" cx="12" cy="12" r="9.6" stroke-width="2.2"/>${line('M12 6v6.4l4.4 2.8', 2.4)}`,
  score: `
    <path class="gold edge" d="M3 3c3.5 1 6 .6 9-1.5C15 3.6 17.5 4 21 3c1 9-1.5 16-9 19.8C4.5 19 2 12 3 3z"/>
    <path class="inkonly" d="M12 6.4l1.7 3.7 4 .5-3 2.8.8 4-3.5-2-3.5 2 .8-4-3-2.8 4-.5z"/>`,
  undo: line('M4 9.5h10.5c3.5 0 6 2.4 6 5.7s-2.5 5.7-6 5.7H9M9.5 3.5l-6 6 6 6', 2.5),
  'undo-turn': line('M8.5 10.5H16c3 0 5 2 5 4.8s-2 4.7-5 4.7H9M12.5 5.5l-5 5 5 5M7 5.5l-5 5 5 5', 2.3),
  replay: line('M4.5 12a8 8 0 1 0 2.6-5.9M4 3.5v5h5', 2.5),
  bot: `
    <path class="sign" stroke-width="2" d="M12 2.2v4"/><circle class="signfill" cx="12" cy="2.4" r="1.8"/>
    <rect class="signring" x="3.5" y="6.4" width="17" height="13" rx="3" stroke-width="2.2"/>
    <circle class="signfill" cx="8.6" cy="11.8" r="1.7"/><circle class="signfill" cx="15.4" cy="11.8" r="1.7"/>
    ${line('M8.5 16h7', 1.8)}${line('M1.3 11v4M22.7 11v4', 2)}${line('M8 22h8', 2)}`,
  link: line(
    'M9.8 14.2 14.2 9.8M10.8 6.6l2.3-2.3c1.9-1.9 4.6-1.9 6.4-.2 1.8 1.8 1.8 4.6 0 6.4l-2.3 2.3M13.2 17.4l-2.3 2.3c-1.9 1.9-4.6 1.9-6.4.2-1.8-1.8-1.8-4.6 0-6.4l2.3-2.3',
    2.4,
  ),
  person: `<circle class="signfill" cx="12" cy="7" r="4.6"/><path class="signfill" d="M2.8 22.5c0-6 4-9 9.2-9s9.2 3 9.2 9z"/>`,
  people: `<circle class="signfill" cx="8.3" cy="8" r="4"/><path class="signfill" d="M.8 21.5c0-5.6 3.3-8.3 7.5-8.3s7.5 2.7 7.5 8.3z"/>
    <path class="signfill" d="M15.4 3.3a3.9 3.9 0 1 1 .3 7.7c1.3-2.4 1.3-5.2-.3-7.7zM16.3 13c4.2-.3 7 2.7 7 8.5h-5.6c0-3.5-.2-6-1.4-8.5z"/>`,
  help: `<circle class="signring" cx="12" cy="12" r="9.8" stroke-width="2"/>${line('M9 9.5c.2-4 6.3-3.8 6 0-.2 2.5-3 2.3-3 4.7', 2.2)}<circle class="signfill" cx="12" cy="17.6" r="1.4"/>`,
  settings: line('M3 6.5h11M19 6.5h2M3 17.5h3M11 17.5h10M16.5 3.8v5.4M8.5 14.8v5.4', 2.4),
  log: line('M4 5h16M4 10h16M4 15h11M4 20h7', 2.2),
  enlarge: line('M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7'),
  shrink: line('M20 10h-6V4M14 10l7-7M4 14h6v6M10 14l-7 7'),
  cards: `<rect class="cardback edge" x="3" y="5" width="11" height="16" rx="1.8" transform="rotate(-9 8.5 13)"/><rect class="paper edge" x="10" y="4" width="11" height="16" rx="1.8" transform="rotate(8 15.5 12)"/>`,
  play: `<path class="signfill" d="M6 3.5 20.5 12 6 20.5z"/>`,
  pause: line('M8 4.5v15M16 4.5v15', 4),
  first: line('M6 4v16M19 5l-8.5 7 8.5 7', 2.5),
  back: line('M16 4l-9 8 9 8', 2.6),
  next: line('M8 4l9 8-9 8', 2.6),
  last: line('M18 4v16M5 5l8.5 7L5 19', 2.5),
  home: line('M3 11.5 12 3.5l9 8M5.5 10v11h13V10M10 21v-6h4v6', 2.2),
  find: `<circle class="signring" cx="10" cy="10" r="6.8" stroke-width="2.4"/>${line('M15.2 15.2 21.5 21.5', 3)}`,
  eye: `${line('M1.5 12C6 4.8 18 4.8 22.5 12 18 19.2 6 19.2 1.5 12z', 2)}<circle class="signfill" cx="12" cy="12" r="3.4"/>`,
  lock: `${line('M7.5 11V8c0-6 9-6 9 0v3', 2.2)}<rect class="signfill" x="4.5" y="10.5" width="15" height="11.5" rx="2"/>`,
}
