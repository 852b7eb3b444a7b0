/** Goods and animals that other games have not. */

const block = (d: string, light: string): string =>
  `<path class="stone edge" d="${d}"/><path class="stonelight" d="${light}"/>`

const cattail = (top: number, turn: number): string =>
  `<g transform="rotate(${turn} 12 24)"><path class="reed line" stroke-width="2" d="M12 23V${top - 2}"/><rect class="cattail edge" x="9.9" y="${top}" width="4.2" height="8.4" rx="2.1"/></g>`

export const goods: Record<string, string> = {
  // A tied bundle with its brown heads.
  reed: `
    <path class="reed edge" d="M9.4 22.8C8.6 17 5.4 13 .8 11.2c5-.6 8.4 1.4 11.2 6 2.8-4.6 6.2-6.6 11.2-6-4.6 1.8-7.8 5.8-8.6 11.6z"/>
    ${cattail(3, -23)}${cattail(3, 23)}${cattail(2.6, 0)}
    <path class="barley edge" d="M8.6 16.6h6.8v3H8.6z"/>`,
  // Hewn blocks.
  stone:
    block('M.8 13.8l1.4-1.6 8.4.2 1.2 1.4-.2 7.6-1.4 1.4-8.2-.2-1.2-1.4z', 'M2 14.2l.8-.8 7.2.2.6.8-.4 1.6-7.8-.2z') +
    block('M12.4 14l1.2-1.6 8.4-.4 1.2 1.4.2 7.8-1.4 1.4-8.2.2-1.4-1.4z', 'M13.6 14.4l.8-.8 7-.2.6.6v1.6l-8.2.2z') +
    block('M5.8 3l1.6-1.6 8.8.2L17.8 3l.2 7.4-1.4 1.6H7.4l-1.6-1.6z', 'M7 3.4l1-.8 7.6.2 1 .8-.2 1.6-9 .2z'),
  // A carrot.
  vegetable: `
    <g class="leaf edge"><path d="M15 9.6C12.6 6 13.4 2.8 15.4 1c1.6 2.6 1.8 5.6-.4 8.6z"/><path d="M15.2 9.2C14.6 5 17 2.4 20 1.8c.2 3.2-1.2 6-4.8 7.4z"/><path d="M14.8 9.4c2.2-3 5.4-3.8 8.2-2-1.8 2.6-4.6 3.6-8.2 2z"/></g>
    <path class="carrot edge" d="M15.8 8.2c2.6 1.8 2.6 4.4.4 6.8C12.6 19 7.6 21.6 1.6 22.6 2.4 16.6 5 11.6 9 8c2.2-2 4.6-1.6 6.8.2z"/>
    <path class="cut" stroke-width="1.3" d="M8.6 11.4l2.4 2M13 8.6l1.6 1.4M6.8 16.6l1.8 1.6M12 15.4l1.6 1.2"/>`,
  // Bristles on its back, a long head and tusks.
  boar: `
    <path class="boardark line" stroke-width="1.6" d="M1.8 10.2C.4 10.6.4 12.4 1 13.6"/>
    <path class="boardark line" stroke-width="2.6" d="M4.2 16v6.2M7.6 17v5.2M12.2 17v5.2M15.2 16v6.2" stroke-linecap="butt"/>
    <path class="boardark edge" d="M3 8.2 3.4 5l2.4 1.8.4-3.6 2.8 2.4.8-3.6 2.6 2.6 1.4-3 1.8 3.6 1.8-1.6 1.2 4.4z"/>
    <path class="boar edge" d="M1.6 11.4C2.2 7.8 6 5.4 10.4 5.2c3.6-.2 6.2 1 7.8 3.2l4.2 5c.8 1 1 2.8.2 3.6l-1.6 1.2-3.2-1-3 1.2c-3.8 1.2-8.6 1.2-11.8 0-1.6-1.4-2-4.4-1.4-7z"/>
    <path class="boardark edge" d="M13.6 8.6c-.2-2.2.6-4 2.4-4.8 1.2 1.6 1.4 3.6.2 5.6z"/>
    <path class="boarlight edge" d="M21.6 13l1.4.8c.8 1.6.4 3.6-1 4.4l-1.4-.2c-.8-2-.4-3.8 1-5z"/>
    <path class="bone edge" d="M17.4 17.4c-.6-2.2.2-4.2 2.4-5.6.6 2.4.2 4.2-2.4 5.6z"/><circle class="paper" cx="16.8" cy="10.8" r="1"/>`,
}
